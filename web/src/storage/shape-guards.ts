/** Type guards for values from storage, which other versions of the shop and people can write too. */
import { hasFields } from '@perennial/shared/unknown-values';

export type Guard<T> = (value: unknown) => value is T;

export const isString: Guard<string> = (value) => typeof value === 'string';

/** Accepts only the given texts. */
export function oneOf<const T extends string>(values: readonly T[]): Guard<T> {
  return (value): value is T => values.some((one) => one === value);
}

export const isBoolean: Guard<boolean> = (value) => typeof value === 'boolean';

export const isNumber: Guard<number> = (value): value is number => Number.isFinite(value);

/** Accepts whole numbers from 1. */
export const isPositiveInteger: Guard<number> = (value): value is number =>
  isNumber(value) && Number.isInteger(value) && value >= 1;

export function nullable<T>(guard: Guard<T>): Guard<T | null> {
  return (value): value is T | null => value === null || guard(value);
}

/** Accepts a missing property, too. */
export function optional<T>(guard: Guard<T>): Guard<T | undefined> {
  return (value): value is T | undefined => value === undefined || guard(value);
}

export function arrayOf<T>(guard: Guard<T>): Guard<readonly T[]> {
  return (value): value is readonly T[] => Array.isArray(value) && value.every(guard);
}

/** Accepts objects whose listed properties pass their guards; other properties are not checked. */
export function objectOf<T extends object>(parts: { readonly [K in keyof T]-?: Guard<T[K]> }): Guard<T> {
  return (value): value is T => {
    if (!hasFields(value)) return false;
    const entries = Object.entries<Guard<unknown>>(parts);
    return entries.every(([name, guard]) => guard(value[name]));
  };
}
