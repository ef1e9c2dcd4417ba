/** Shop data joined with content. */
import type { BundleContent } from '@perennial/shared/models/content';

/** Returns the item with the content of its bundle; null if there is none. */
export function withContent<T extends { bundleName: string }>(item: T, contents: ReadonlyMap<string, BundleContent>) {
  return { ...item, content: contents.get(item.bundleName) ?? null };
}
