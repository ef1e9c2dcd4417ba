/** A text becomes HTML or code in one module of the client, so that the policy of the pages can require it (ADR 97). */
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { listFiles, readText } from './tracked-files.ts';

/** What a file imports of `shared` when it is loaded, as paths; types are not loaded. */
const SHARED_IMPORT = /^(?:import|\} from)(?! type)[^;]*?'(@perennial\/shared\/|\.{1,2}\/)([^']+)';/gm;

const SINK =
  /\b(?:innerHTML|outerHTML) ?=[^=]|\b(?:insertAdjacentHTML|createContextualFragment|DOMParser|dangerouslySetInnerHTML|setHTMLUnsafe|srcdoc|srcDoc|createPolicy|eval|Function)\b ?[(={]|new (?:DOMParser|Function|Worker|SharedWorker)\b|createElement\('script'\)|document\.write/;

const sources = listFiles('web/src').filter((path) => /\.tsx?$/.test(path) && !/\.test\.|\/testing\//.test(path));

it('makes HTML and code of texts in one module, and adds script elements that it fills in two', () => {
  const found = sources.filter((path) => SINK.test(readText(path))).toSorted();
  expect(found).toEqual([
    'web/src/commerce/payment/wallets/wallet-script.ts',
    'web/src/trusted-code.ts',
    'web/src/ui/content/run-scripts.ts',
  ]);
  for (const path of found.filter((one) => one !== 'web/src/trusted-code.ts')) {
    expect(readText(path)).toContain('/trusted-code.ts');
    expect(readText(path)).not.toMatch(/\bscript\.(?:src|text) =|element\.(?:src|text) =/);
  }
});

/** zod makes code of a text where the browser lets it, and is larger than most pages. */
it('loads no schema of the BFF into the client', () => {
  const zod = /^import (?!type).* from 'zod';/m;
  const toShared = (path: string, [, base = '', name = '']: RegExpMatchArray) =>
    base.startsWith('@') ? `shared/src/${name}.ts` : join(dirname(path), base, name);
  const loadedBy = (path: string) =>
    [...readText(path).matchAll(SHARED_IMPORT)].map((match) => toShared(path, match)).filter((one) => known.has(one));
  const known = new Set(listFiles('shared/src/*.ts'));
  const loaded = new Map(sources.flatMap((path) => loadedBy(path).map((one) => [one, path])));
  // A map that grows while it is read goes on with what was added.
  for (const [path] of loaded) for (const one of loadedBy(path)) if (!loaded.has(one)) loaded.set(one, path);
  expect(loaded.size).toBeGreaterThan(50);
  expect([...loaded].filter(([path]) => zod.test(readText(path)))).toEqual([]);
});
