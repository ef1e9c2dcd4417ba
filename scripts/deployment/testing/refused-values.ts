/** What of some values a JSON schema refuses, in the words of the schema that values.schema.json uses. */

type Schema = {
  readonly type: 'object' | 'array' | 'string' | 'integer';
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
  readonly propertyNames?: { readonly pattern: string };
  readonly items?: Schema;
  readonly minItems?: number;
  readonly minLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
};

const KNOWN = /^(?:\$schema|type|properties|required|additionalProperties|propertyNames|items|min\w+|maximum)$/;

const isOfType = {
  object: (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value),
  array: Array.isArray,
  string: (value: unknown) => typeof value === 'string',
  integer: Number.isInteger,
} as const;

/** Returns the paths of the refused values. Throws for a word of the schema that it does not know. */
export function findRefused(schema: Schema, value: unknown, path = ''): readonly string[] {
  const unknown = Object.keys(schema).find((word) => !KNOWN.test(word));
  if (unknown) throw new Error(`The schema says ${unknown}, which this test does not read`);
  if (!isOfType[schema.type](value)) return [path];
  if (Array.isArray(value)) {
    const { items, minItems = 0 } = schema;
    const inside = value.flatMap((one, index) => (items ? findRefused(items, one, `${path}.${index}`) : []));
    return value.length < minItems ? [path] : inside;
  }
  if (typeof value === 'string') return value.length < (schema.minLength ?? 0) ? [path] : [];
  if (typeof value === 'number') {
    const { minimum = Number.NEGATIVE_INFINITY, maximum = Number.POSITIVE_INFINITY } = schema;
    return value < minimum || value > maximum ? [path] : [];
  }
  const { properties = {}, additionalProperties = true, propertyNames, required = [] } = schema;
  const fields = Object.entries(value ?? {});
  const names = fields.map(([name]) => name);
  return [
    ...required.filter((name) => !names.includes(name)).map((name) => `${path}.${name}`),
    ...fields.flatMap(([name, one]) => {
      const place = `${path}.${name}`;
      if (propertyNames && !new RegExp(propertyNames.pattern).test(name)) return [place];
      const rule = properties[name] ?? additionalProperties;
      if (typeof rule === 'object') return findRefused(rule, one, place);
      return rule ? [] : [place];
    }),
  ];
}
