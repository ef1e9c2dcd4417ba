/** Reads values of which nothing is known yet: what other programs send, and what was stored. */

export type UnknownFields = Readonly<Record<string, unknown>>;

/** Whether a value has fields. A list is none. */
export function hasFields(value: unknown): value is UnknownFields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns a value with fields; one without any for every other value. */
export function readFields(value: unknown): UnknownFields {
  return hasFields(value) ? value : {};
}
