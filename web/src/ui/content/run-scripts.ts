/** Runs the parts of a script of the content service. This module is loaded with the first one that may run. */
import { setScriptCode, setScriptUrl, trustScriptsOfOthers } from '../../trusted-code.ts';
import { type ScriptPart, scriptParts } from './content-script-parts.ts';

type Written = { readonly script: string | null | undefined; readonly src: string | null | undefined };

/** Adds the parts in their order, until the signal: each waits for the one before it, unless that is `async`. */
export async function runScripts({ script, src }: Written, nonce: string, signal: AbortSignal): Promise<void> {
  const parts = scriptParts(script, src);
  if (parts.length > 0 && !signal.aborted) trustScriptsOfOthers();
  for (const part of parts) {
    if (signal.aborted) return;
    const element = createScriptElement(part, nonce);
    signal.addEventListener('abort', () => element.remove());
    const done = part.src === null ? undefined : loaded(element);
    document.body.append(element);
    if (!('async' in part.attributes)) await done;
  }
}

function createScriptElement({ src, code, attributes }: ScriptPart, nonce: string): HTMLScriptElement {
  const element = document.createElement('script');
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.nonce = nonce;
  if (src === null) setScriptCode(element, code);
  else setScriptUrl(element, src);
  return element;
}

/** Resolves for a failed load too: the next script may not depend on this one. */
function loaded(element: HTMLScriptElement): Promise<void> {
  return new Promise((resolve) => {
    element.addEventListener('load', () => resolve());
    element.addEventListener('error', () => resolve());
  });
}
