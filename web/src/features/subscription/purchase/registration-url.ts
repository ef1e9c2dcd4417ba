/** URL of a product registration, from the content of a bundle. */
import type { BundleContent } from '@perennial/shared/models/content';

/** Returns the URL under the key `register`, or undefined if it is missing or not HTTPS. */
export function findRegistrationUrl(content: Pick<BundleContent, 'promoteApp'> | null): string | undefined {
  const entry = content?.promoteApp.find(({ key }) => key === 'register');
  return entry?.value.startsWith('https://') ? entry.value : undefined;
}
