/** A question with one answer out of two, registered with the form library. */
import './declaration.css';
import type { UseFormRegisterReturn } from 'react-hook-form';

type Props = {
  question: string;
  field: UseFormRegisterReturn;
  options: readonly { readonly value: string; readonly label: string }[];
};

export function Choice({ question, field, options }: Props) {
  return (
    <fieldset className="declaration__choices">
      <legend className="declaration__question">{question}</legend>
      {options.map(({ value, label }) => (
        <label key={value} className="declaration__choice">
          <input type="radio" value={value} {...field} />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
