// Compiles the modules of zip files and wheels to bytecode, with the very Python that will run them.
import { readFileSync, writeFileSync } from "node:fs";
import { basename } from "node:path";
import { pathToFileURL } from "node:url";

const [folder, ...archives] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${folder}/pyodide.mjs`));
const pyodide = await loadPyodide({ indexURL: folder });
const compile = pyodide.runPython(`
import importlib._bootstrap_external as external, io, zipfile

def compile_archive(data, name):
    out = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(data.to_py())) as old, \\
         zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as new:
        for item in old.infolist():
            content, path = old.read(item), item.filename
            if path.endswith(".py"):
                try:
                    code = compile(content, path, "exec", dont_inherit=True, optimize=0)
                    content = external._code_to_hash_pyc(code, b"\\0" * 8, False)
                    path += "c"
                except (SyntaxError, ValueError):
                    pass  # a template, or code for another Python: it stays as it is
            fresh = zipfile.ZipInfo(path, (2020, 1, 1, 0, 0, 0))
            fresh.compress_type = zipfile.ZIP_DEFLATED
            new.writestr(fresh, content)
    return out.getvalue()
compile_archive
`);
for (const path of archives) {
  const packed = compile(new Uint8Array(readFileSync(path)), basename(path));
  writeFileSync(path, packed.toJs());
  packed.destroy();
}
