/** A choice of one of a few, each with a circle. */
import { useId } from 'react';

type Props<V extends string> = {
  legend: string;
  options: readonly { readonly value: V; readonly label: string }[];
  value: V;
  onChange: (value: V) => void;
};

export function AwayRadios<V extends string>({ legend, options, value, onChange }: Props<V>) {
  const group = useId();
  return (
    <fieldset className="away__choices">
      <legend className="form__legend">{legend}</legend>
      {options.map((option) => (
        <label key={option.value} className="away__choice">
          <input type="radio" name={group} checked={option.value === value} onChange={() => onChange(option.value)} />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
