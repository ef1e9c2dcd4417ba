/** A question with one answer out of several. */
import './cancel.css';
import { type ReactNode, useId } from 'react';

type Props<V extends string> = {
  legend: string;
  options: readonly { readonly value: V; readonly label: string; readonly id?: string; readonly disabled?: boolean }[];
  chosen: V | undefined;
  disabled?: boolean;
  onChoose: (value: V) => void;
  /** A note below the answers. */
  children?: ReactNode;
};

export function RadioList<V extends string>({ legend, options, chosen, disabled, onChoose, children }: Props<V>) {
  const name = useId();
  return (
    <fieldset className="radio-list" disabled={disabled}>
      <legend className="radio-list__legend">{legend}</legend>
      {options.map(({ value, label, id, disabled: isRefused }) => (
        <label key={value} className="radio-list__row">
          <input
            type="radio"
            id={id}
            name={name}
            value={value}
            checked={value === chosen}
            disabled={isRefused}
            onChange={() => onChoose(value)}
          />
          {label}
        </label>
      ))}
      {children}
    </fieldset>
  );
}
