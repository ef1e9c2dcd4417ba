/** The nonce of this page: scripts of the content service run by it, and by nothing else. */
import { BOOT_ELEMENT_ID } from '@perennial/shared/boot';

/** Empty where the page has none; browsers tell it to scripts only, never in the markup. */
export function pageNonce(): string {
  return document.getElementById(BOOT_ELEMENT_ID)?.nonce ?? '';
}
