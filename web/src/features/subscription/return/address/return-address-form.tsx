/** Form to edit the return address. Errors appear after a failed save only; Cancel restores the saved address. */
import { addressForm } from '@perennial/shared/address/address-conversion';
import { emptyAddressForm } from '@perennial/shared/address/address-fields';
import type { EditedAddress } from '@perennial/shared/address/edited-address';
import type { ReturnRegion } from '@perennial/shared/countries/traits';
import { FormProvider, useForm } from 'react-hook-form';
import type { ProblemError } from '../../../../api/client.ts';
import { AddressFields } from '../../../../commerce/address/address-fields.tsx';
import type { AddressValues } from '../../../../commerce/address/use-address-field.ts';
import { ChangeNotice } from '../../../../commerce/changes/change-notice.tsx';
import { onFailedValidation } from '../../../../commerce/forms/failed-validation.ts';
import { markRefusedFields } from '../../../../commerce/forms/mark-refused-fields.ts';
import { useDraft } from '../../../../commerce/forms/use-draft.ts';
import { useTranslation } from '../../../../texts/texts.ts';
import { Button } from '../../../../ui/button.tsx';
import { Form } from '../../../../ui/form/form.tsx';
import { SubmitRow } from '../../../../ui/form/submit-row.tsx';
import { toReturnAddress } from './address-rules.ts';
import type { SaveReturnAddress } from './use-save-address.ts';

type Props = {
  edited: EditedAddress;
  region: ReturnRegion | undefined;
  /** Text why the address cannot be saved yet. */
  blocked: string | undefined;
  saving: SaveReturnAddress;
  /** The name of what was typed and not saved. */
  draftName: string;
  onSaved: () => void;
  /** Undefined if there is no saved address to go back to. */
  onCancel?: (() => void) | undefined;
};

export function ReturnAddressForm({ edited, region, blocked, saving, draftName, onSaved, onCancel }: Props) {
  const { t } = useTranslation();
  const form = useForm<AddressValues>({
    shouldFocusError: false,
    defaultValues: {
      shipping: addressForm(edited.saved),
      billing: emptyAddressForm,
      hasBillingAddress: false,
    },
  });

  const forgetDraft = useDraft(draftName, form, onCancel);

  function markFields(refusal: ProblemError): void {
    markRefusedFields(form.setError, refusal, (path) => {
      const row = edited.layout.find(({ name }) => path === `address.${name}`);
      return row && `shipping.${row.name}`;
    });
  }

  const save = form.handleSubmit(async ({ shipping }) => {
    if (!(await saving.run({ address: toReturnAddress(edited, shipping, region), onFailed: markFields }))) return;
    forgetDraft();
    onSaved();
  }, onFailedValidation('return-address'));

  return (
    <FormProvider {...form}>
      <Form onSubmit={save} error={saving.errorText}>
        <fieldset className="form__group" disabled={saving.isRunning}>
          <legend className="visually-hidden">{t('returns.address.title')}</legend>
          <AddressFields purpose="shipping" edited={edited} />
        </fieldset>
        <ChangeNotice progress={saving.progress} />
        <SubmitRow
          label={t('account.details.save')}
          busy={saving.isRunning}
          busyText={t('checkout.saving')}
          disabledReason={blocked}
        >
          {onCancel && (
            <Button
              variant="quiet"
              disabled={saving.isRunning}
              onClick={() => {
                forgetDraft();
                onCancel();
              }}
            >
              {t('checkout.cancel')}
            </Button>
          )}
        </SubmitRow>
      </Form>
    </FormProvider>
  );
}
