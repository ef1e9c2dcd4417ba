import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'rolldown';

/**
 * Takes the parts of `node:http` without an import. Node reads all that a module exports when it is imported, and for the
 * `WebSocket` of this one it loads an undici of its own (ADR 122).
 */
const httpWithoutImport: Plugin = {
  name: 'http-without-import',
  renderChunk: (code) =>
    code.replace(
      /^import \{(.+)\} from "node:http";$/m,
      (_, names: string) => `const {${names.replaceAll(' as ', ': ')}} = process.getBuiltinModule("node:http");`,
    ),
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
  output: {
    dir: 'dist/bundle',
    cleanDir: true,
    // The stack traces of the log name functions; minified ones would name nothing.
    minify: false,
    // V8 keeps a text of ASCII in one byte for each letter, and any other in two.
    charset: 'ascii',
    comments: false,
  },
});
