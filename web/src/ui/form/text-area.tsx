/** A text field with several lines, with a letter count if there is a limit. */
import './text-area.css';
import { type ComponentProps, useId } from 'react';
import { useTranslation } from '../../texts/texts.ts';
import { describedBy, FieldFrame, type FieldTexts } from './field-frame.tsx';

type Props = ComponentProps<'textarea'> &
  FieldTexts & {
    /** The letters entered, and the most letters allowed. */
    count?: { readonly letters: number; readonly max: number };
  };

export function TextArea({ label, help, error, optional, count, id: givenId, rows = 5, ...input }: Props) {
  const { t } = useTranslation();
  const ownId = useId();
  const id = givenId ?? ownId;
  const countId = count && `${id}-count`;
  return (
    <FieldFrame id={id} label={label} help={help} error={error} optional={optional}>
      <textarea
        {...input}
        id={id}
        rows={rows}
        className="field__input text-area"
        aria-invalid={error ? true : undefined}
        aria-describedby={[describedBy(id, { help, error }), countId].filter(Boolean).join(' ') || undefined}
      />
      {count && (
        <p id={countId} className="text-area__count figures">
          {t('ui.letters', { n: count.letters, max: count.max })}
        </p>
      )}
    </FieldFrame>
  );
}
