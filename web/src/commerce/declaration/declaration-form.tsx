/** The fields of a declaration. A failed submission keeps the entered values. */
import './declaration.css';
import { declarationFault, declarationLimits } from '@perennial/shared/validation/declaration';
import { countLetters } from '@perennial/shared/validation/letters';
import type { BaseSyntheticEvent, ComponentProps } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { useTranslation } from '../../texts/texts.ts';
import { Form } from '../../ui/form/form.tsx';
import { FormFields } from '../../ui/form/form-parts.tsx';
import { SubmitRow } from '../../ui/form/submit-row.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { DateField } from '../dates/date-field.tsx';
import type { DayField } from '../dates/use-day-field.ts';
import { ErrorSummary } from '../forms/error-summary.tsx';
import { personalDetailInputs } from '../forms/field-inputs.ts';
import { useFaultText } from '../forms/use-fault-text.ts';
import { Choice } from './choice.tsx';
import {
  type Asked,
  bodyFields,
  type Draft,
  type DraftText,
  ends,
  isComplete,
  type PersonField,
  personFields,
  terminationKinds,
} from './declaration-draft.ts';

const inputs: { readonly [F in PersonField]: ComponentProps<'input'> } = {
  firstName: personalDetailInputs.firstName,
  surname: personalDetailInputs.lastName,
  email: personalDetailInputs.email,
  subscriptionNumber: { type: 'text', autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false },
};

type Props = {
  form: UseFormReturn<Draft>;
  endDay: DayField;
  asked: Asked;
  isSending: boolean;
  errorText: string | undefined;
  onSubmit: (event: BaseSyntheticEvent) => Promise<void>;
};

export function DeclarationForm({ form, endDay, asked, isSending, errorText, onSubmit }: Props) {
  const { t } = useTranslation();
  const { defaultValues } = form.formState;
  // With the default values under them, no field of the watched ones is missing.
  const draft = { ...defaultValues, ...useWatch({ control: form.control }) } as Draft;
  const fieldOf = useDraftField(form);
  return (
    <Form onSubmit={onSubmit} error={errorText}>
      <ErrorSummary errors={form.formState.errors} />
      <FormFields disabled={isSending}>
        {personFields.map((name) => (
          <TextField
            key={name}
            {...inputs[name]}
            {...fieldOf(name)}
            help={name === 'subscriptionNumber' ? t('declaration.whereNumber') : undefined}
          />
        ))}
        {asked.kindAndEnd && (
          <>
            <Choice
              question={t('declaration.kind.question')}
              field={form.register('kind')}
              options={terminationKinds.map((value) => ({ value, label: t(`declaration.kind.${value}`) }))}
            />
            {draft.kind === 'ForCause' && (
              <div className="declaration__wide">
                <TextArea
                  {...fieldOf('reason')}
                  count={{ letters: countLetters(draft.reason), max: declarationLimits.reason }}
                />
              </div>
            )}
            <Choice
              question={t('declaration.end.question')}
              field={form.register('end')}
              options={ends.map((value) => ({ value, label: t(`declaration.end.${value}`) }))}
            />
            {draft.end === 'on' && (
              <div className="declaration__wide">
                <DateField
                  label={t('declaration.fields.endDate')}
                  value={endDay.text}
                  onChange={endDay.change}
                  findEarliest={endDay.findEarliest}
                  error={endDay.errorText}
                />
              </div>
            )}
          </>
        )}
      </FormFields>
      <SubmitRow
        label={asked.check ? t('declaration.next') : t('termination.terminate')}
        variant={asked.check ? 'primary' : 'danger'}
        busy={isSending}
        busyText={t('declaration.sending')}
        disabledReason={isComplete(draft) ? undefined : t('declaration.fillIn')}
      />
    </Form>
  );
}

/** Returns the label of a text, its registration and its error. */
function useDraftField({ register, formState: { errors } }: UseFormReturn<Draft>) {
  const { t } = useTranslation();
  const faultText = useFaultText();
  return (name: DraftText) => {
    const label = t(`declaration.fields.${name}`);
    return {
      ...register(name, { validate: (value) => faultText(label, declarationFault(bodyFields[name], value)) }),
      label,
      error: errors[name]?.message,
    };
  };
}
