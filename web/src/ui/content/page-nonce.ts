/** The nonce of this page, which allows scripts of the content service. */
import { BOOT_ELEMENT_ID } from '@perennial/shared/boot';

/** Empty without a nonce. Browsers hide it in the markup, so only this property has it. */
export function pageNonce(): string {
  return document.getElementById(BOOT_ELEMENT_ID)?.nonce ?? '';
}
