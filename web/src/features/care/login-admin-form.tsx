/**
 * Form of the admin sign-in. The button is disabled until the box is ticked; faults of fields appear after the press.
 */

import { isEmailAddress } from '@perennial/shared/validation/email-address';
import type { FieldFault } from '@perennial/shared/validation/field-fault';
import { toTypedText } from '@perennial/shared/validation/typed-text';
import { useForm } from 'react-hook-form';
import { useChange } from '../../commerce/changes/use-change.ts';
import { onFailedValidation } from '../../commerce/forms/failed-validation.ts';
import { useFaultText } from '../../commerce/forms/use-fault-text.ts';
import { useSite } from '../../i18n/site.tsx';
import { inCulture, paths } from '../../paths.ts';
import { clearShoppingData } from '../../storage/forget-customer.ts';
import { useTranslation } from '../../texts/texts.ts';
import { Checkbox } from '../../ui/form/checkbox.tsx';
import { Form } from '../../ui/form/form.tsx';
import { FormFields } from '../../ui/form/form-parts.tsx';
import { SubmitRow } from '../../ui/form/submit-row.tsx';
import { TextField } from '../../ui/form/text-field.tsx';

type FormValues = AdminCredentials & { agreed: boolean };

const inputs = {
  adminUserName: { autoComplete: 'username', autoCapitalize: 'none', spellCheck: false },
  adminPassword: { type: 'password', autoComplete: 'current-password' },
  customerEmail: { type: 'email', inputMode: 'email', autoComplete: 'off', autoCapitalize: 'none', spellCheck: false },
} as const;

export function LoginAdminForm() {
  const { t } = useTranslation();
  const { culture, languageQuery } = useSite();
  const faultText = useFaultText();
  const { run, isRunning, errorText } = useChange('signInAdmin', {
    isOnce: true,
    onDone: ({ response }) => {
      // A full page load clears cached data of the user who was signed in before.
      clearShoppingData();
      window.location.assign(
        findRedirect(response) ?? inCulture(culture.code, paths.accountOverview({ language: languageQuery })),
      );
    },
  });
  const { register, handleSubmit, watch, formState } = useForm<FormValues>({
    shouldFocusError: false,
    defaultValues: { adminUserName: '', adminPassword: '', customerEmail: '', agreed: false },
  });
  const agreed = watch('agreed');

  const logIn = handleSubmit(async ({ adminUserName, adminPassword, customerEmail }) => {
    const body = {
      adminUserName: toTypedText(adminUserName),
      adminPassword,
      customerEmail: toTypedText(customerEmail),
    };
    await run({ body });
  }, onFailedValidation('admin'));

  function field(name: keyof AdminCredentials) {
    const label = t(`admin.${name}`);
    return {
      ...inputs[name],
      ...register(name, { validate: (value) => faultText(label, credentialFault(name, value)) }),
      label,
      error: formState.errors[name]?.message,
    };
  }

  return (
    <Form onSubmit={logIn} error={errorText}>
      <FormFields className="form__group" disabled={isRunning}>
        <TextField {...field('adminUserName')} />
        <TextField {...field('adminPassword')} />
        <TextField {...field('customerEmail')} />
      </FormFields>
      <Checkbox label={t('admin.agree')} disabled={isRunning} {...register('agreed')} />
      <SubmitRow
        label={t('admin.logIn')}
        busy={isRunning}
        busyText={t('admin.loggingIn')}
        disabledReason={agreed ? undefined : t('admin.agreeFirst')}
      />
    </Form>
  );
}

/** If a customer was signed in here, the identity provider ends that first, and returns to this page. */
function findRedirect(response: object | undefined): string | undefined {
  return response && 'redirectTo' in response && typeof response.redirectTo === 'string'
    ? response.redirectTo
    : undefined;
}

/** The fields of the admin sign-in and their rules (docs/rules/care.md#admin-sign-in). */
export type AdminCredentials = {
  readonly adminUserName: string;
  readonly adminPassword: string;
  readonly customerEmail: string;
};

/**
 * Returns the fault of a field of the admin sign-in, or undefined for a valid value (docs/rules/care.md#admin-sign-in).
 */
export function credentialFault(name: keyof AdminCredentials, value: string): FieldFault | undefined {
  if (value.trim() === '') return { message: 'required' };
  if (name === 'customerEmail' && !isEmailAddress(toTypedText(value))) return { message: 'emailInvalid' };
  return undefined;
}
