import { fileURLToPath } from 'node:url';
import { defineConfig } from 'rolldown';

/**
 * Writes the BFF and its doctor with all that they import into a few files (ADR 101). The folder is as deep as those of
 * the sources that look for files beside the server, for example the client's build.
 */
export default defineConfig({
  input: { main: 'src/main.ts', doctor: 'src/doctor/run.ts' },
  platform: 'node',
  // The proxy of documents sends by node:http, and loads an undici of its own only to recognise its classes.
  resolve: { alias: { undici: fileURLToPath(import.meta.resolve('undici')) } },
  output: {
    dir: 'dist/bundle',
    cleanDir: true,
    // The stack traces of the log name functions; minified ones would name nothing.
    minify: false,
  },
});
