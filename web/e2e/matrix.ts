/** Marks a journey that goes the path of another one again: with another error, method, country, language or customer (ADR 121). */
const MATRIX = '@matrix';

/** The journeys with this mark. `test` leaves them out; `e2e:matrix` runs them. */
export const matrixPattern = new RegExp(MATRIX);

/** The details of a journey that `test` leaves out. */
export const inMatrix = { tag: MATRIX } as const;

/** Returns the details of one of several journeys of a path. `test` runs those of the sample. */
export function cellOf<Cell>(cell: Cell, sample: readonly Cell[]): { tag: string[] } {
  return { tag: sample.includes(cell) ? [] : [MATRIX] };
}
