/** Filters and finds the options of a search select (docs/rules/addresses.md#address-selects). */

export type SelectOption = { readonly value: string; readonly label: string };

const folded = (text: string): string => text.trim().toLocaleLowerCase();

/** Returns the options whose label begins with the text, ignoring case; all options for an empty text. */
export function optionsBeginningWith(options: readonly SelectOption[], typed: string): readonly SelectOption[] {
  const prefix = folded(typed);
  return options.filter((option) => folded(option.label).startsWith(prefix));
}

/** Returns the option whose whole label or value is the text, as autofill and fast typists enter it. */
export function optionNamed(options: readonly SelectOption[], typed: string): SelectOption | undefined {
  const text = folded(typed);
  return (
    options.find((option) => folded(option.label) === text) ?? options.find((option) => folded(option.value) === text)
  );
}
