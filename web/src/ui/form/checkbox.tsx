/** A checkbox with its label as part of the clickable area. */
import './checkbox.css';
import '../press/press-guard.css';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import { FieldError } from './field-frame.tsx';

type Props = Omit<ComponentProps<'input'>, 'type'> & {
  label: ReactNode;
  error?: string | undefined;
  /** Takes no press for half a second after it appears, and after it was disabled. */
  guarded?: boolean;
};

export function Checkbox({ label, error, guarded = false, id: givenId, ...input }: Props) {
  const ownId = useId();
  const id = givenId ?? ownId;
  return (
    <div className={classNames('checkbox', guarded && !input.disabled && 'press-guard')}>
      <label className="checkbox__row" htmlFor={id}>
        <input
          {...input}
          type="checkbox"
          id={id}
          className="checkbox__box"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : input['aria-describedby']}
        />
        <span>{label}</span>
      </label>
      <FieldError id={id} error={error} />
    </div>
  );
}
