/**
 * An accessible combobox that filters by the typed prefix. It cannot be emptied: a text that matches no option is
 * replaced by the selected label, and stays if none is selected (docs/rules/addresses.md#address-selects).
 */
import './field.css';
import './search-select.css';
import { useCombobox } from 'downshift';
import { type FocusEvent, type Ref, useId, useMemo, useState } from 'react';
import { useTranslation } from '../../texts/texts.ts';
import { Icon } from '../icon.tsx';
import { describedBy, FieldFrame, type FieldTexts } from './field-frame.tsx';
import { filterOptions, findOption, type SelectOption, selectedOption } from './search-select-options.ts';

type Props = FieldTexts & {
  options: readonly SelectOption[];
  /** The value of the selected option; '' if none is selected. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  disabled?: boolean;
  required?: boolean;
  /** The text for an empty list; 'No results' by default. */
  emptyText?: string;
  id?: string;
  name?: string;
  autoComplete?: string;
  ref?: Ref<HTMLInputElement>;
};

export function SearchSelect({
  label,
  help,
  error,
  optional,
  options,
  value,
  onChange,
  onBlur,
  disabled = false,
  required,
  emptyText,
  id: givenId,
  name,
  autoComplete = 'off',
  ref,
}: Props) {
  const { t } = useTranslation();
  const ownId = useId();
  const id = givenId ?? ownId;
  // The same object while nothing changes: the combobox takes another object for another selection.
  const selected = useMemo(() => selectedOption(options, value), [options, value]);
  const [typed, setTyped] = useState<string | null>(null);
  const shown = typed === null ? options : filterOptions(options, typed);

  function commitText(text: string): void {
    const named = text === '' ? undefined : findOption(options, text);
    if (named && named.value !== value) onChange(named.value);
    setTyped(named || selected ? null : text);
  }

  function handleInput(text: string): void {
    // Autofill writes without focus, so no blur will follow.
    if (document.activeElement?.id === id) setTyped(text);
    else commitText(text);
  }

  const combobox = useCombobox<SelectOption>({
    items: [...shown],
    inputId: id,
    labelId: `${id}-label`,
    menuId: `${id}-menu`,
    toggleButtonId: `${id}-toggle`,
    getItemId: (index) => `${id}-option-${index}`,
    itemToString: (option) => option?.label ?? '',
    itemToKey: (option) => option?.value,
    selectedItem: selected,
    inputValue: typed ?? selected?.label ?? '',
    onSelectedItemChange: ({ selectedItem }) => {
      if (selectedItem) onChange(selectedItem.value);
      setTyped(null);
    },
    stateReducer: (state, { type, changes }) => {
      switch (type) {
        case useCombobox.stateChangeTypes.InputKeyDownEscape:
          // Escape closes the list and restores the selected label; it never empties the input.
          if (selected) setTyped(null);
          return { ...changes, selectedItem: state.selectedItem, inputValue: selected?.label ?? state.inputValue };
        case useCombobox.stateChangeTypes.InputBlur:
          // Leaving selects what was typed in full, not the highlighted option.
          return { ...changes, selectedItem: state.selectedItem };
        default:
          return changes;
      }
    },
  });

  function leave(event: FocusEvent<HTMLInputElement>): void {
    commitText(event.currentTarget.value);
    onBlur?.();
  }

  const { isOpen, highlightedIndex } = combobox;
  return (
    <FieldFrame id={id} labelId={`${id}-label`} label={label} help={help} error={error} optional={optional}>
      <div className="search-select">
        <input
          {...combobox.getInputProps({
            ...(ref && { ref }),
            disabled,
            // Filters at once: a fast typist enters the next letter before the list has changed.
            onChange: (event) => handleInput(event.currentTarget.value),
            onBlur: leave,
            onFocus: (event) => event.currentTarget.select(),
          })}
          className="field__input search-select__input"
          name={name}
          autoComplete={autoComplete}
          required={required}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { help, error })}
        />
        <button
          {...combobox.getToggleButtonProps({ disabled })}
          type="button"
          className="search-select__toggle"
          aria-label={t('ui.openList')}
          // Says of which field: a form may have several such lists.
          aria-labelledby={`${id}-toggle ${id}-label`}
        >
          <Icon name="chevron-down" />
        </button>
        <ul {...combobox.getMenuProps()} className="search-select__list" hidden={!isOpen}>
          {isOpen &&
            shown.map((option, index) => (
              <li
                key={option.value}
                {...combobox.getItemProps({ item: option, index })}
                className="search-select__option"
                data-highlighted={highlightedIndex === index || undefined}
                data-chosen={option.value === value || undefined}
              >
                {option.label}
                {option.value === value && <Icon name="check" />}
              </li>
            ))}
        </ul>
        <div className="search-select__empty" role="status" hidden={!isOpen || shown.length > 0}>
          {isOpen && shown.length === 0 && (emptyText ?? t('ui.noResults'))}
        </div>
      </div>
    </FieldFrame>
  );
}
