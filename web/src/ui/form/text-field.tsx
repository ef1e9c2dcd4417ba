/** A text field of one line. Accepts all attributes of an input, and its `ref`. */
import { type ComponentProps, useId } from 'react';
import { type AnnouncedError, describedBy, FieldFrame, type FieldTexts } from './field-frame.tsx';

type Props = ComponentProps<'input'> & FieldTexts & AnnouncedError;

export function TextField({
  label,
  help,
  error,
  announcesError,
  optional,
  id: givenId,
  type = 'text',
  ...input
}: Props) {
  const ownId = useId();
  const id = givenId ?? ownId;
  return (
    <FieldFrame {...{ id, label, help, error, announcesError, optional }}>
      <input
        {...input}
        type={type}
        id={id}
        className="field__input"
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { help, error })}
      />
    </FieldFrame>
  );
}
