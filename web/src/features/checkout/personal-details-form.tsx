/** The form of the personal details (docs/rules/checkout.md#personal-details). */

import type { Cart } from '@perennial/shared/models/cart';
import type { Profile } from '@perennial/shared/models/profile';
import { formatPhoneNumber } from '@perennial/shared/validation/person-fields';
import { toTypedText } from '@perennial/shared/validation/typed-text';
import { useForm } from 'react-hook-form';
import { itemsOf } from '../../commerce/cart/cart-charges.ts';
import { ChangeNotice } from '../../commerce/changes/change-notice.tsx';
import { useChange } from '../../commerce/changes/use-change.ts';
import { DETAILS_DRAFT } from '../../commerce/forms/draft-names.ts';
import { onFailedValidation } from '../../commerce/forms/failed-validation.ts';
import { personalDetailInputs } from '../../commerce/forms/field-inputs.ts';
import { markRefusedFields } from '../../commerce/forms/mark-refused-fields.ts';
import { useDraft } from '../../commerce/forms/use-draft.ts';
import { useFaultText } from '../../commerce/forms/use-fault-text.ts';
import { resolveConsent } from '../../commerce/payment/customer-consent.ts';
import { useSite } from '../../i18n/site.tsx';
import { useTranslation } from '../../texts/texts.ts';
import { Button } from '../../ui/button.tsx';
import { Form } from '../../ui/form/form.tsx';
import { FormFields } from '../../ui/form/form-parts.tsx';
import { SubmitRow } from '../../ui/form/submit-row.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import {
  areDetailsComplete,
  editableDetails,
  type PersonalDetailsForm as FormValues,
  personalDetailFault,
  phoneRule,
} from './personal-details.ts';

type Props = { profile: Profile; cart: Cart; onClose: () => void };

export function PersonalDetailsForm({ profile, cart, onClose }: Props) {
  const { t } = useTranslation();
  const { culture } = useSite();
  const faultText = useFaultText();
  const detail = profile.personalDetail;
  const country = culture.countryCode;
  const rules = { country, phone: phoneRule(cart) };
  const editable = editableDetails(detail, rules);
  const complete = areDetailsComplete(detail, rules);
  const form = useForm<FormValues>({
    shouldFocusError: false,
    defaultValues: {
      firstName: detail.firstName,
      lastName: detail.lastName,
      phoneNumber: detail.phoneNumber ?? '',
    },
  });

  const { register, handleSubmit, setValue, setError, formState } = form;
  const forgetDraft = useDraft(DETAILS_DRAFT, form, onClose);
  const { run, isRunning, errorText, progress } = useChange('updatePersonalDetails', {
    onDone: () => {
      forgetDraft();
      onClose();
    },
    onFailed: (refusal) => markRefusedFields(setError, refusal, (path) => editable.find((name) => name === path)),
  });
  const save = handleSubmit(async (filled) => {
    const consent = resolveConsent(country, detail.sbeCompliance);
    const phoneNumber = formatPhoneNumber(country, filled.phoneNumber);
    // After a failure the form keeps the entered values.
    await run({
      body: {
        firstName: editable.includes('firstName') ? toTypedText(filled.firstName) : detail.firstName,
        lastName: editable.includes('lastName') ? toTypedText(filled.lastName) : detail.lastName,
        bundles: itemsOf(cart).map((item) => item.name),
        ...(editable.includes('phoneNumber') && { phoneNumber }),
        ...(consent && { sbeCompliance: consent }),
      },
    });
  }, onFailedValidation('personalDetails'));

  function field(name: keyof FormValues) {
    const label = t(`fields.labels.${name}`);
    return {
      ...personalDetailInputs[name],
      ...register(name, {
        // What the customer cannot change here must not block the rest.
        validate: (value) => !editable.includes(name) || faultText(label, personalDetailFault(name, value, rules)),
        onBlur: (event: { target: { value: string } }) => {
          const text = event.target.value;
          if (editable.includes(name))
            setValue(name, name === 'phoneNumber' ? formatPhoneNumber(country, text) : toTypedText(text));
        },
      }),
      label,
      error: formState.errors[name]?.message,
      readOnly: !editable.includes(name),
    };
  }

  return (
    <Form onSubmit={save} error={errorText}>
      <FormFields disabled={isRunning}>
        <TextField {...field('firstName')} />
        <TextField {...field('lastName')} />
        <TextField
          {...personalDetailInputs.email}
          label={t('fields.labels.email')}
          help={t('personalDetails.emailHelp')}
          value={detail.email}
          readOnly
        />
        {rules.phone !== 'hidden' && (
          <TextField
            {...field('phoneNumber')}
            optional={rules.phone === 'optional'}
            help={t('personalDetails.phoneHelp')}
          />
        )}
      </FormFields>
      <ChangeNotice progress={progress} />
      <SubmitRow label={t('checkout.next')} busy={isRunning} busyText={t('checkout.saving')}>
        {complete && (
          <Button
            variant="quiet"
            onClick={() => {
              forgetDraft();
              onClose();
            }}
            disabled={isRunning}
          >
            {t('checkout.cancel')}
          </Button>
        )}
      </SubmitRow>
    </Form>
  );
}
