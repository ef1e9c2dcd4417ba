/**
 * Runs a script of the content service (docs/rules/content.md#scripts). All such scripts run here: in the written
 * order, and once as long as the component is mounted with the same content. What runs them is loaded with the first.
 */

import { BOOT_ELEMENT_ID } from '@perennial/shared/boot';
import { useEffect } from 'react';

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
    if (nonce === '' || !(script || src)) return;
    const controller = new AbortController();
    import('./run-scripts.ts').then(
      ({ runScripts }) => runScripts({ script, src }, nonce, controller.signal),
      () => undefined,
    );
    return () => controller.abort();
  }, [script, src]);
  return null;
}

/** The nonce of this page; empty without one. Browsers hide it in the markup, so only this property has it. */
function pageNonce(): string {
  return document.getElementById(BOOT_ELEMENT_ID)?.nonce ?? '';
}
