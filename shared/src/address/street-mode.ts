/** The way in which an address has its street and number; see docs/rules/addresses.md#street-and-number-modes. */
import type { StoredAddress } from '../models/profile.ts';

type Street = Partial<Pick<StoredAddress, 'addition' | 'street' | 'line1'>>;

/** Returns the street mode of the form that an address was typed in; undefined without a street. */
export function streetModeOf({ addition, street, line1 }: Street): number | undefined {
  if (street) return 3;
  if (addition) return 1;
  return line1 ? 0 : undefined;
}
