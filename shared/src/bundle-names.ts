/** The bundle names of a page's URL (docs/rules/cart.md#bundle-names). */

/** Parses a query value: comma-separated bundle names, each once, in order. */
export function parseBundleNames(query: string | null | undefined): readonly string[] {
  const names = (query ?? '').split(',').map((name) => name.trim());
  return [...new Set(names.filter((name) => name !== ''))];
}
