/** The one form by which a contract is terminated, on its own page and in checkout (decision 31). Nothing typed is lost. */
import '../../ui/form/form.css';
import { type ComponentProps, useId } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useCallMutation } from '../../api/use-call-mutation.ts';
import { Button } from '../../ui/button.tsx';
import { FormReason } from '../../ui/form/form-reason.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { onFailedValidation } from '../forms/failed-validation.ts';
import { useFaultText } from '../forms/fault-text.ts';
import { personalDetailInputs } from '../forms/field-inputs.ts';
import {
  isFilledIn,
  noTerminationRequest,
  type TerminationField,
  type TerminationRequest,
  terminationFault,
  terminationFields,
  terminationMail,
} from './termination-request.ts';

const inputs: { readonly [F in TerminationField]: ComponentProps<'input'> } = {
  firstName: personalDetailInputs.firstName,
  surname: personalDetailInputs.lastName,
  email: personalDetailInputs.email,
  subscriptionNumber: { type: 'text', autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false },
};

export function TerminationForm({ onSent }: { onSent: () => void }) {
  const { t } = useTranslation();
  const reasonId = useId();
  const faultText = useFaultText();
  const { trigger, isMutating, error } = useCallMutation('sendTerminationRequest');
  const { register, handleSubmit, control, formState } = useForm<TerminationRequest>({
    shouldFocusError: false,
    defaultValues: noTerminationRequest,
  });
  const filledIn = isFilledIn({ ...noTerminationRequest, ...useWatch({ control }) });

  const terminate = handleSubmit(async (request) => {
    try {
      await trigger({ body: terminationMail(request) });
      onSent();
    } catch {
      // The reason is in `error`, shown below; what was typed stays.
    }
  }, onFailedValidation('termination'));

  function field(name: TerminationField) {
    const label = t(`termination.fields.${name}`);
    return {
      ...inputs[name],
      ...register(name, { validate: (value) => faultText(label, terminationFault(name, value)) }),
      label,
      error: formState.errors[name]?.message,
    };
  }

  return (
    <form className="form" onSubmit={(event) => void terminate(event)} noValidate>
      {error && (
        <Notice kind="danger">
          <p>{error.problem.detail}</p>
        </Notice>
      )}
      <fieldset className="form__fields" disabled={isMutating}>
        {terminationFields.map((name) => (
          <TextField key={name} {...field(name)} />
        ))}
      </fieldset>
      <div className="form__actions">
        <Button
          variant="primary"
          type="submit"
          disabled={!filledIn}
          busy={isMutating}
          busyText={t('termination.sending')}
          aria-describedby={filledIn ? undefined : reasonId}
        >
          {t('termination.terminate')}
        </Button>
        {!filledIn && <FormReason id={reasonId}>{t('termination.fillIn')}</FormReason>}
      </div>
    </form>
  );
}
