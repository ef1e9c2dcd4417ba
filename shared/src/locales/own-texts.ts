/** Checks the shop's own words against those of the product (docs/brand.md#words). */

/** Texts of any depth. */
type Tree = { readonly [key: string]: string | Tree };

/** What fits where the product's text stands also fits if it is twice as long, or a few words. */
const LONGEST = { times: 2, letters: 40 };

/**
 * Returns a line for each text that is unknown, lacks or adds a placeholder, or is too long. `product` has the texts of the
 * same language.
 */
export function findOwnTextFaults(own: unknown, product: Tree, path: readonly string[] = []): readonly string[] {
  if (typeof own !== 'object' || own === null || Array.isArray(own)) {
    return [`${path.join('.') || 'the file'} must be an object with texts`];
  }
  return Object.entries(own).flatMap(([key, value]) => {
    const name = [...path, key].join('.');
    const known = Object.hasOwn(product, key) ? product[key] : undefined;
    if (known === undefined) return [`${name} is no text of the product`];
    if (typeof known !== 'string') return findOwnTextFaults(value, known, [...path, key]);
    return typeof value === 'string' ? findTextFaults(name, value, known) : [`${name} must be a text`];
  });
}

function findTextFaults(name: string, text: string, known: string): readonly string[] {
  const [own, needed] = [placeholdersOf(text), placeholdersOf(known)];
  const longest = Math.max(known.length * LONGEST.times, LONGEST.letters);
  return [
    ...(text.trim() === '' ? [`${name} is empty`] : []),
    ...needed.filter((one) => !own.includes(one)).map((one) => `${name} lacks {{${one}}}`),
    ...own
      .filter((one) => !needed.includes(one))
      .map((one) => `${name} has {{${one}}}, which the product does not fill`),
    ...(text.length > longest ? [`${name} has ${text.length} letters, and may have ${longest}`] : []),
  ];
}

/** The names of the placeholders of a text. That of the brand is filled everywhere. */
function placeholdersOf(text: string): readonly string[] {
  const names = [...text.matchAll(/\{\{\s*(\w+)[^}]*\}\}/g)].map(([, name = '']) => name);
  return [...new Set(names)].filter((name) => name !== 'brand');
}
