/** Filters and finds the options of a search select (docs/rules/addresses.md#address-selects). */
import { toSearchText } from './search-text.ts';

export type SelectOption = { readonly value: string; readonly label: string };

/** Returns the selected option. A value that the list does not have is its own label, so that it is never hidden. */
export function selectedOption(options: readonly SelectOption[], value: string): SelectOption | null {
  if (value === '') return null;
  return options.find((option) => option.value === value) ?? { value, label: value };
}

/** Returns the options whose label begins with the text, ignoring case and accents; all options for an empty text. */
export function filterOptions(options: readonly SelectOption[], typed: string): readonly SelectOption[] {
  const prefix = toSearchText(typed);
  return options.filter((option) => toSearchText(option.label).startsWith(prefix));
}

/** Returns the option whose whole label or value is the text, as autofill and fast typists enter it. */
export function findOption(options: readonly SelectOption[], typed: string): SelectOption | undefined {
  const text = toSearchText(typed);
  return (
    options.find((option) => toSearchText(option.label) === text) ??
    options.find((option) => toSearchText(option.value) === text)
  );
}
