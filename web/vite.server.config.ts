/**
 * The client's build for the server: one module that renders pages (docs/rules/content.md#server-rendered-pages). It contains what it
 * needs, so the server depends on no library of the client.
 */
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { brandPictures } from './build/brand-pictures.ts';
import { compiledRoutes } from './build/compiled-routes.ts';
import { inlineScript } from './build/inline-script.ts';
import { pureRouter } from './build/pure-router.ts';

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  // The browser's build has the same plugin: both draw the same markup.
  plugins: [brandPictures(), inlineScript(), pureRouter(), compiledRoutes(), react()],
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  ssr: { noExternal: true },
  build: {
    ssr: 'src/app/rendering/server-entry.ts',
    outDir: 'dist-server',
    emptyOutDir: true,
    target: 'node24',
    // Profiles and logged errors name the functions.
    minify: false,
    copyPublicDir: false,
    // As in the build of the BFF.
    rolldownOptions: { output: { charset: 'ascii', comments: false } },
  },
});
