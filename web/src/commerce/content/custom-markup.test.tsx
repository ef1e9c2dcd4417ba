// @vitest-environment happy-dom
import { BOOT_ELEMENT_ID } from '@perennial/shared/boot';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderInShop } from '../../testing/in-shop.tsx';
import CustomMarkup from './custom-markup.tsx';

/** The text of the page at each moment at which a script was added. Scripts do not run in tests. */
let pageAtScript: (string | null)[];

beforeEach(() => {
  const boot = document.createElement('script');
  boot.id = BOOT_ELEMENT_ID;
  boot.type = 'application/json';
  boot.nonce = 'n-1';
  document.head.append(boot);

  pageAtScript = [];
  const append = document.body.append.bind(document.body);
  vi.spyOn(document.body, 'append').mockImplementation((...nodes) => {
    if (nodes.some((node) => node instanceof HTMLScriptElement)) pageAtScript.push(document.body.textContent);
    else append(...nodes);
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  document.head.replaceChildren();
});

/** The page in English, until the press. */
function Translated() {
  const [html, setHtml] = useState('<p>Rating</p>');
  return (
    <>
      <input type="button" onClick={() => setHtml('<p>Bewertung</p>')} />
      <CustomMarkup html={html} script="write()" />
    </>
  );
}

test('runs the script after its HTML is in the page, and again with other HTML', async () => {
  const user = userEvent.setup();
  await renderInShop(<Translated />);
  await waitFor(() => expect(pageAtScript).toEqual(['Rating']));
  await user.click(screen.getByRole('button'));
  await waitFor(() => expect(pageAtScript).toEqual(['Rating', 'Bewertung']));
});

test.each([null, '', ' '])('runs a script without HTML: %j', async (html) => {
  await renderInShop(<CustomMarkup html={html} script="write()" />);
  await waitFor(() => expect(pageAtScript).toEqual(['']));
});
