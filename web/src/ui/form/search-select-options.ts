/** The rules by which a search select finds its options (specification 1, sections 2.5 and 5). */

export type SelectOption = { readonly value: string; readonly label: string };

const folded = (text: string): string => text.trim().toLocaleLowerCase();

/** The options whose label begins with what was typed, upper and lower case alike; all of them for an empty text. */
export function optionsBeginningWith(options: readonly SelectOption[], typed: string): readonly SelectOption[] {
  const prefix = folded(typed);
  return options.filter((option) => folded(option.label).startsWith(prefix));
}

/** The option that a finished text names in full, by label or by value: what autofill and quick typists write. */
export function optionNamed(options: readonly SelectOption[], typed: string): SelectOption | undefined {
  const text = folded(typed);
  return (
    options.find((option) => folded(option.label) === text) ?? options.find((option) => folded(option.value) === text)
  );
}
