/** The router as it is installed, for tests of what the builds change in it. */
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const folder = join(dirname(createRequire(import.meta.url).resolve('react-router-dom/package.json')), '..');
/** Returns the file with its links and routes: `production` is that of the browser's build, `development` the server's. */
export function readRouter(variant: string): string {
  const files = join(folder, 'react-router/dist', variant);
  const texts = readdirSync(files)
    .filter((name) => /^chunk-.*\.mjs$/.test(name))
    .map((name) => readFileSync(join(files, name), 'utf8'));
  return texts.find((text) => text.includes('var Link =')) ?? '';
}
