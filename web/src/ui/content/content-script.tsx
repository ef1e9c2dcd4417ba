/**
 * Runs a script of the content service (docs/rules/content.md#scripts). All such scripts run here: in the written
 * order, and once as long as the component is mounted with the same content.
 */

import { BOOT_ELEMENT_ID } from '@perennial/shared/boot';
import { useEffect } from 'react';
import { type ScriptPart, scriptParts } from './content-script-parts.ts';

type Props = {
  /** JavaScript, or HTML with script elements. */
  script?: string | null | undefined;
  /** The URL of a script, which runs before the other. */
  src?: string | null | undefined;
};

export function ContentScript({ script, src }: Props) {
  useEffect(() => {
    const nonce = pageNonce();
    // Without a nonce the browser would block each script and log an error.
    if (nonce === '') return;
    const controller = new AbortController();
    void runInOrder(scriptParts(script, src), nonce, controller.signal);
    return () => controller.abort();
  }, [script, src]);
  return null;
}

async function runInOrder(parts: readonly ScriptPart[], nonce: string, signal: AbortSignal): Promise<void> {
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
  if (src === null) element.text = code;
  else element.src = src;
  return element;
}

/** Resolves for a failed load too: the next script may not depend on this one. */
function loaded(element: HTMLScriptElement): Promise<void> {
  return new Promise((resolve) => {
    element.addEventListener('load', () => resolve());
    element.addEventListener('error', () => resolve());
  });
}

/** The nonce of this page; empty without one. Browsers hide it in the markup, so only this property has it. */
function pageNonce(): string {
  return document.getElementById(BOOT_ELEMENT_ID)?.nonce ?? '';
}
