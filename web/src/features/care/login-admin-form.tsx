/** Form of the admin sign-in. The button is disabled until the box is ticked; faults of fields appear after the press. */
import { toTypedText } from '@perennial/shared/validation/typed-text';
import { useRef } from 'react';
import { useForm } from 'react-hook-form';
import { useCallMutation } from '../../api/use-call-mutation.ts';
import { onFailedValidation } from '../../commerce/forms/failed-validation.ts';
import { useFaultText } from '../../commerce/forms/fault-text.ts';
import { useSite } from '../../i18n/site.tsx';
import { inCulture, paths } from '../../paths.ts';
import { clearShoppingData } from '../../storage/shopping-memory.ts';
import { useTranslation } from '../../texts/texts.ts';
import { Checkbox } from '../../ui/form/checkbox.tsx';
import { Form } from '../../ui/form/form.tsx';
import { FormFields } from '../../ui/form/form-fields.tsx';
import { SubmitRow } from '../../ui/form/submit-row.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { type AdminCredentials, credentialFault } from './admin-credentials.ts';

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
  const { trigger, isMutating, error } = useCallMutation('signInAdmin');
  const { register, handleSubmit, watch, formState } = useForm<FormValues>({
    shouldFocusError: false,
    defaultValues: { adminUserName: '', adminPassword: '', customerEmail: '', agreed: false },
  });
  const agreed = watch('agreed');
  const isLoggedIn = useRef(false);

  const logIn = handleSubmit(async ({ adminUserName, adminPassword, customerEmail }) => {
    let redirectTo: string | undefined;
    try {
      const { response } = await trigger({
        body: { adminUserName: toTypedText(adminUserName), adminPassword, customerEmail: toTypedText(customerEmail) },
      });
      // A customer was signed in here: the identity provider ends that first, and returns to this page.
      if (response && 'redirectTo' in response && typeof response['redirectTo'] === 'string')
        redirectTo = response['redirectTo'];
    } catch {
      // `error` has the reason and is shown above the fields.
      return;
    }
    isLoggedIn.current = true;
    // A full page load clears cached data of the user who was signed in before.
    clearShoppingData();
    window.location.assign(redirectTo ?? inCulture(culture.code, paths.accountOverview({ language: languageQuery })));
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
    <Form
      onSubmit={async (event) => {
        await logIn(event);
        return isLoggedIn.current;
      }}
      error={error?.problem.detail}
    >
      <FormFields className="form__group" disabled={isMutating}>
        <TextField {...field('adminUserName')} />
        <TextField {...field('adminPassword')} />
        <TextField {...field('customerEmail')} />
      </FormFields>
      <Checkbox label={t('admin.agree')} disabled={isMutating} {...register('agreed')} />
      <SubmitRow
        label={t('admin.logIn')}
        busy={isMutating}
        busyText={t('admin.loggingIn')}
        disabledReason={agreed ? undefined : t('admin.agreeFirst')}
      />
    </Form>
  );
}
