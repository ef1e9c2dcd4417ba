import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'rolldown';

/**
 * Takes the parts of `node:http` without an import. Node reads all that a module exports when it is imported, and for the
 * `WebSocket` of this one it loads an undici of its own (ADR 122). Throws if an import is left.
 */
const httpWithoutImport: Plugin = {
  name: 'http-without-import',
  renderChunk(code) {
    const replaced = code.replace(
      /^import \{(.+)\} from "node:http";$/m,
      (_, names: string) => `const {${names.replaceAll(' as ', ': ')}} = process.getBuiltinModule("node:http");`,
    );
    if (/^import .*"node:http";$/m.test(replaced)) throw new Error('A file of the bundle imports node:http.');
    return replaced;
  },
};

/**
 * Writes the BFF and its doctor with all that they import into a few files (ADR 101). The folder is as deep as those of
 * the sources that look for files beside the server, for example the client's build.
 */
export default defineConfig({
  input: { main: 'src/main.ts', doctor: 'src/doctor/run.ts' },
  platform: 'node',
  plugins: [httpWithoutImport],
  // One undici for the BFF and its proxy of documents, which has another version and needs its classes only.
  resolve: { alias: { undici$: fileURLToPath(new URL('build/undici.cjs', import.meta.url)) } },
  // A new version of undici may have moved a file that `build/undici.cjs` names.
  onLog: (level, log, report) => report(log.code === 'UNRESOLVED_IMPORT' ? 'error' : level, log),
  output: {
    dir: 'dist/bundle',
    cleanDir: true,
    // The stack traces of the log name functions; minified ones would name nothing.
    minify: false,
    // With one letter beyond Latin-1 V8 keeps the whole text of a file in two bytes for each letter.
    charset: 'ascii',
    comments: false,
  },
});
