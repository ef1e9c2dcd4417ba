/** Texts whose letters and accents are separate characters. Rule: docs/rules/errors.md#composed-letters */

/** A password is sent as it was typed, in whatever form. */
const AS_TYPED: readonly string[] = ['adminPassword'];

/** Returns the path of the first text that is not in Unicode form NFC, for example `body.address.city`. */
export function findDecomposedText(value: unknown): string | undefined {
  return findPath(value)?.join('.');
}

function findPath(value: unknown): readonly string[] | undefined {
  if (typeof value === 'string') return value === value.normalize('NFC') ? undefined : [];
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, part] of Object.entries(value)) {
    const path = AS_TYPED.includes(key) ? undefined : findPath(part);
    if (path) return [key, ...path];
  }
  return undefined;
}
