/** Tables whose names are all in their type: what TypeScript calls `string` where it reads names from an object. */

/** Returns the names of a table, in their order. The table must have no name that its type lacks. */
export function namesOf<T extends object>(table: T): readonly (keyof T & string)[] {
  // `Object.keys` returns `string[]`, because a value may have more names than its type. A table is written as its type.
  return Object.keys(table) as (keyof T & string)[];
}

/** Returns names and values of a table, in their order. The table must have no name that its type lacks. */
export function entriesOf<T extends object>(table: T): readonly (readonly [keyof T & string, T[keyof T]])[] {
  return namesOf(table).map((name) => [name, table[name]]);
}

/** Returns a table with a value for each of the names. */
export function tableOf<K extends string, V>(names: readonly K[], toValue: (name: K) => V): Record<K, V> {
  // `Object.fromEntries` forgets which names it was given; each of them has its value.
  return Object.fromEntries(names.map((name) => [name, toValue(name)])) as Record<K, V>;
}

/** Whether a table has this name. */
export function isNameOf<T extends object>(table: T, name: PropertyKey): name is keyof T {
  return Object.hasOwn(table, name);
}
