/** The text of a key, with its values. */

export type TextTree = { readonly [key: string]: string | TextTree };

export type Text = (key: string, values?: Readonly<Record<string, string | number>>) => string;

/** Throws if there is no such text. */
export function createText(texts: TextTree): Text {
  return (key, values = {}) => {
    let found: string | TextTree | undefined = texts;
    for (const part of key.split('.')) found = typeof found === 'object' ? found[part] : undefined;
    if (typeof found !== 'string') throw new Error(`There is no text ${key}`);
    return found.replace(/\{\{(\w+)\}\}/g, (_, name) => String(values[name] ?? ''));
  };
}
