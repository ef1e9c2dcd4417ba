/** The build of the workshop: the client's parts in a page of the sandbox's console, and nothing of it in the shop (ADR 81). */
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { brandPictures } from '../build/brand-pictures.ts';
import { brandStyles } from '../build/brand-styles.ts';
import { buildTargets } from '../build/supported-browsers/browsers.ts';

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: '/workshop/',
  resolve: {
    // The package repeats React's hook for versions of React that have none.
    alias: [{ find: /^use-sync-external-store\/shim(?:\/index\.js)?$/, replacement: 'react' }],
  },
  publicDir: false,
  plugins: [brandStyles(), brandPictures(), react()],
  build: {
    outDir: '../dist-workshop',
    emptyOutDir: true,
    target: buildTargets,
    cssTarget: buildTargets,
    // It has the texts of all languages.
    chunkSizeWarningLimit: 4000,
  },
});
