/** The browser's own select, for short lists. It is empty, with a placeholder, until an option is chosen. */
import './field.css';
import './select.css';
import { type ComponentProps, useId } from 'react';
import { Icon } from '../icon.tsx';
import { describedBy, FieldFrame, type FieldTexts } from './field-frame.tsx';
import type { SelectOption } from './search-select-options.ts';

type Props = FieldTexts &
  Pick<ComponentProps<'select'>, 'name' | 'disabled' | 'autoComplete'> & {
    options: readonly SelectOption[];
    /** The value of the chosen option; '' if none is chosen. */
    value: string;
    onChange: (value: string) => void;
    placeholder: string;
  };

export function Select({ label, help, error, optional, options, value, onChange, placeholder, ...select }: Props) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} help={help} error={error} optional={optional}>
      <span className="select">
        <select
          {...select}
          id={id}
          className="field__input"
          value={value}
          onChange={(event) => onChange(event.target.value)}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { help, error })}
        >
          <option value="" disabled hidden>
            {placeholder}
          </option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" />
      </span>
    </FieldFrame>
  );
}
