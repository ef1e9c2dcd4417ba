/** The options that the customer can tick, and a box for free text (docs/rules/cancel-and-return.md#reasons). */
import '../../../ui/form/form.css';
import { countLetters, cutLetters } from '@perennial/shared/validation/letters';
import { useTranslation } from '../../../texts/texts.ts';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { TextArea } from '../../../ui/form/text-area.tsx';
import { NOTE_LENGTH, type Reasons } from './reasons.ts';

type Props = {
  legend: string;
  options: readonly string[];
  reasons: Reasons;
  disabled: boolean;
  onTick: (reason: string, isTicked: boolean) => void;
  onWrite: (note: string) => void;
};

export function ReasonFields({ legend, options, reasons: { reasons, note }, disabled, onTick, onWrite }: Props) {
  const { t } = useTranslation();
  return (
    <>
      <fieldset className="form__group" disabled={disabled}>
        <legend className="form__legend">{legend}</legend>
        {options.map((reason) => (
          <Checkbox
            key={reason}
            label={reason}
            checked={reasons.includes(reason)}
            onChange={(event) => onTick(reason, event.target.checked)}
          />
        ))}
      </fieldset>
      <TextArea
        label={t('subscription.cancel.reasons.note')}
        rows={3}
        count={{ letters: countLetters(note.trim()), max: NOTE_LENGTH }}
        value={note}
        disabled={disabled}
        onChange={(event) => onWrite(cutLetters(event.target.value, NOTE_LENGTH))}
      />
    </>
  );
}
