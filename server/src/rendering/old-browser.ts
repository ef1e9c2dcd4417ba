/**
 * The first script of every page. A browser that is older than those that the shop supports gets a sentence that says so,
 * and does not start the client, which could fail in the middle of an order (ADR 43).
 */
import { BOOT_ELEMENT_ID } from '@perennial/shared/boot';

/**
 * What the supported browsers have and older ones do not: `toSorted` since Chrome 110, `:has` in Firefox since 121, and
 * lookbehind in Safari since 16.4. Old browsers read this, so it uses old syntax only.
 */
const TEST = "try{new RegExp('(?<=a)');old=!('toSorted' in []&&CSS.supports('selector(:has(a))'))}catch(e){}";

/** The boot data has the sentence in the language of the page. */
const NOTICE = [
  "var p=document.createElement('p')",
  "p.className='no-script'",
  "p.setAttribute('role','alert')",
  `p.textContent=JSON.parse(document.getElementById('${BOOT_ELEMENT_ID}').textContent).texts.shell.oldBrowser`,
  'document.body.insertBefore(p,document.body.firstChild)',
].join(';');

/** Without the client a form would write what was typed into the URL. */
const NO_FORMS = "document.addEventListener('submit',function(e){e.preventDefault()},true)";

/** Sets `window.isOldBrowser`. The text of a classic script. */
export const OLD_BROWSER_SCRIPT = `(function(){var old=true;${TEST}if(!(window.isOldBrowser=old))return;${NO_FORMS};document.addEventListener('DOMContentLoaded',function(){${NOTICE}})})();`;
