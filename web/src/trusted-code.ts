/**
 * The only place where a text becomes a document or code (ADR 97). Browsers with Trusted Types refuse such a text
 * elsewhere: their policy of the page requires it.
 */

/** To the types, what a browser trusts is the text that it was made of. */
type Rules = Readonly<Record<'createHTML' | 'createScript' | 'createScriptURL', (text: string) => string>>;

/** Absent in a browser without Trusted Types. */
declare const trustedTypes: { createPolicy(name: string, rules: Rules): Rules } | undefined;

const asWritten = (text: string) => text;
const rules: Rules = { createHTML: asWritten, createScript: asWritten, createScriptURL: asWritten };

const policies: Record<string, Rules> = {};

/** Returns the policy of a name, which is made once. */
function policy(name = 'perennial'): Rules {
  policies[name] ??= typeof trustedTypes === 'undefined' ? rules : trustedTypes.createPolicy(name, rules);
  return policies[name];
}

/** Parses HTML into a document of its own, in which no script runs and nothing is loaded. */
export function parseInert(html: string): Document {
  return new DOMParser().parseFromString(policy().createHTML(html), 'text/html');
}

/** Gives an element its code. */
export function setScriptCode(element: HTMLScriptElement, code: string): void {
  element.text = policy().createScript(code);
}

/** Gives an element its URL; the policy of the page says which hosts it may have. */
export function setScriptUrl(element: HTMLScriptElement, url: string): void {
  element.src = policy().createScriptURL(url);
}

/**
 * From now on this page takes texts as HTML and code wherever they are set, as in a browser without Trusted Types. Called
 * before the first script of others: many set texts, and nobody here can change them.
 */
export function trustScriptsOfOthers(): void {
  policy('default');
}
