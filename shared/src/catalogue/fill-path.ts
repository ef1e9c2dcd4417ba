/**
 * Returns a catalogue path with its placeholders filled; each value is one encoded segment. Throws an Error if a
 * value is missing or empty.
 */
export function fillPath(path: string, params: Readonly<Record<string, string>> = {}): string {
  if (!path.includes('{')) return path;
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined || value === '') throw new Error(`The path ${path} needs a value for ${name}`);
    return encodeURIComponent(value);
  });
}

export type QueryValue = string | number | boolean | undefined | readonly (string | number | boolean)[];

/** Returns the query string of a call with its question mark, or ''. Arrays become repeated parameters. */
export function queryString(query: Readonly<Record<string, QueryValue>> = {}): string {
  const parameters: string[] = [];
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined) continue;
    for (const single of Array.isArray(value) ? value : [value])
      parameters.push(`${encodeURIComponent(name)}=${encodeURIComponent(String(single))}`);
  }
  return parameters.length === 0 ? '' : `?${parameters.join('&')}`;
}
