/** Where a product is registered: the entry `register` of its content's key-value list. */
import type { BundleContent } from '@perennial/shared/models/content';

/** Undefined without such an entry: then nothing is offered. */
export function findRegistrationUrl(content: Pick<BundleContent, 'promoteApp'> | null): string | undefined {
  const entry = content?.promoteApp.find(({ key }) => key === 'register');
  return entry?.value.startsWith('https://') ? entry.value : undefined;
}
