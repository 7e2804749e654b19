// jupyterlite-pyodide-kernel 0.7.2 shares two JupyterLab modules that voici-core 0.10.0 lacks.
// Nothing of them is used on these pages, so empty ones will do. Try without at each new version.
(() => {
  const nope = async () => { throw new Error("not part of this page"); };
  class DataConnector { async list() { return { ids: [], values: [] }; } }
  Object.assign(DataConnector.prototype, { fetch: nope, save: nope, remove: nope });
  const modules = {
    "@jupyterlab/pluginmanager": { PluginListModel: class {}, Plugins: class {}, IPluginManager: {} },
    "@jupyterlab/statedb": { DataConnector },
  };
  (window._JUPYTERLAB = window._JUPYTERLAB || {})["churchill-kit-shared-modules"] = {
    init(scope) {
      for (const [name, module] of Object.entries(modules)) {
        scope[name] ??= { "4.5.7": { get: () => Promise.resolve(() => module), from: "churchill-kit-shared-modules", loaded: 1, eager: false } };
      }
    },
    get: () => Promise.resolve(() => ({ __esModule: true, default: [] })),
  };
})();
