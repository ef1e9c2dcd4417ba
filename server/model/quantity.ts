/** A figure that the model computes with, and where it is from. */
export type Quantity = {
  readonly value: number;
  readonly unit: string;
  readonly meaning: string;
  readonly source: string;
};

export type Quantities<Name extends string> = Readonly<Record<Name, Quantity>>;

/** The values alone, by their names. */
export type Values<Name extends string> = Readonly<Record<Name, number>>;

/** Returns the values of a table of quantities; `changes` replace some. */
export function valuesOf<Name extends string>(
  table: Quantities<Name>,
  changes: Partial<Values<Name>> = {},
): Values<Name> {
  const values: Partial<Record<Name, number>> = {};
  for (const name in table) values[name] = changes[name] ?? table[name].value;
  return requireAll(table, values);
}

function requireAll<Name extends string>(table: Quantities<Name>, values: Partial<Record<Name, number>>): Values<Name> {
  const isWhole = (all: Partial<Record<Name, number>>): all is Record<Name, number> =>
    Object.keys(table).every((name) => name in all);
  if (!isWhole(values)) throw new Error('A quantity has no value');
  return values;
}
