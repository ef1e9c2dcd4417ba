/** A text becomes HTML or code in one module of the client, so that the policy of the pages can require it (ADR 97). */
import { expect, it } from 'vitest';
import { listFiles, readText } from './tracked-files.ts';

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
