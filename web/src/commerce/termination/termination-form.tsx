/**
 * The form that terminates a contract, on its own page and in checkout
 * (docs/rules/cancel-and-return.md#contract-termination). A failed submission keeps the entered values.
 */
import type { ComponentProps } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useCallMutation } from '../../api/use-call-mutation.ts';
import { useTranslation } from '../../texts/texts.ts';
import { Form } from '../../ui/form/form.tsx';
import { SubmitRow } from '../../ui/form/submit-row.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { onFailedValidation } from '../forms/failed-validation.ts';
import { useFaultText } from '../forms/fault-text.ts';
import { personalDetailInputs } from '../forms/field-inputs.ts';
import { useRefusedFields } from '../forms/use-refused-fields.ts';
import {
  emptyTerminationRequest,
  isComplete,
  type TerminationField,
  type TerminationRequest,
  terminationFault,
  terminationFields,
  toTerminationBody,
} from './termination-request.ts';

const inputs: { readonly [F in TerminationField]: ComponentProps<'input'> } = {
  firstName: personalDetailInputs.firstName,
  surname: personalDetailInputs.lastName,
  email: personalDetailInputs.email,
  subscriptionNumber: { type: 'text', autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false },
};

/** The fields of the form, by the fields of the body. */
const bodyFields: Readonly<Record<string, TerminationField>> = {
  name: 'firstName',
  surName: 'surname',
  fromEmail: 'email',
  subscriptionNumber: 'subscriptionNumber',
};

export function TerminationForm({ onSent }: { onSent: () => void }) {
  const { t } = useTranslation();
  const faultText = useFaultText();
  const { trigger, isMutating, error } = useCallMutation('sendTerminationRequest');
  const { register, handleSubmit, control, setError, formState } = useForm<TerminationRequest>({
    shouldFocusError: false,
    defaultValues: emptyTerminationRequest,
  });
  useRefusedFields(setError, error, (path) => bodyFields[path]);
  const filledIn = isComplete({ ...emptyTerminationRequest, ...useWatch({ control }) });

  const terminate = handleSubmit(async (request) => {
    try {
      await trigger({ body: toTerminationBody(request) });
      onSent();
    } catch {
      // `error` has the reason, which is shown below.
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
    <Form onSubmit={terminate} error={error?.problem.detail}>
      <fieldset className="form__fields" disabled={isMutating}>
        {terminationFields.map((name) => (
          <TextField key={name} {...field(name)} />
        ))}
      </fieldset>
      <SubmitRow
        label={t('termination.terminate')}
        busy={isMutating}
        busyText={t('termination.sending')}
        disabledReason={filledIn ? undefined : t('termination.fillIn')}
      />
    </Form>
  );
}
