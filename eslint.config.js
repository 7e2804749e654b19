// How the scripts are read over: eslint's own recommended rules, and what keeps modules honest.

import js from "@eslint/js";
import globals from "globals";

export default [
  { ignores: ["**/bundled/**", "build/**", "dist/**", ".venv/**", "widgets/site/page/**"] },
  js.configs.recommended,
  {
    files: ["widgets/churchill_widgets/**/*.js"],
    languageOptions: { ecmaVersion: 2024, sourceType: "module", globals: globals.browser },
  },
  {
    files: ["widgets/scripts/**/*.js", "widgets/site/*.mjs", "*.config.js"],
    languageOptions: { ecmaVersion: 2024, sourceType: "module", globals: globals.node },
  },
  {
    files: ["tests/scripts/**/*.js", "tests/browser/*.js"],
    languageOptions: { ecmaVersion: 2024, sourceType: "module", globals: { ...globals.node, ...globals.browser } },
  },
  {
    files: ["widgets/site/shared_modules/**/*.js", "widgets/site/scorm/*.js"],
    languageOptions: { ecmaVersion: 2024, sourceType: "script", globals: globals.browser },
  },
  {
    rules: {
      eqeqeq: "error",
      "no-var": "error",
      "prefer-const": ["error", { destructuring: "all" }],
      "no-unused-vars": ["error", { args: "after-used", ignoreRestSiblings: true }],
    },
  },
];
