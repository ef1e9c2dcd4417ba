/**
 * Runs in the head of a page that the browser renders: shows a sentence with a link to the same page if a script cannot
 * be loaded or does not come, or if the client does not start (docs/rules/content.md#server-rendered-pages). It is built
 * into the page as one inline script.
 */
import { LATEST_CLIENT_MS, NOT_LOADED_ID } from '@perennial/shared/boot';

function showNotLoaded(): void {
  const root = document.getElementById('root');
  const template = document.getElementById(NOT_LOADED_ID);
  if (!root || root.firstChild || !(template instanceof HTMLTemplateElement)) return;
  root.append(template.content.cloneNode(true));
}

window.giveUp = showNotLoaded;
setTimeout(showNotLoaded, LATEST_CLIENT_MS);
// The event of an element does not bubble.
window.addEventListener(
  'error',
  (event) => {
    if (event.target instanceof HTMLScriptElement) showNotLoaded();
  },
  true,
);
