/** Form to edit the return address. Errors appear after a failed save only; Cancel restores the saved address. */

import { addressForm } from '@perennial/shared/address/address-conversion';
import { emptyAddressForm } from '@perennial/shared/address/address-fields';
import type { EditedAddress } from '@perennial/shared/address/edited-address';
import type { ReturnRegion } from '@perennial/shared/countries/traits';
import { FormProvider, useForm } from 'react-hook-form';
import { AddressFields } from '../../../commerce/address/address-fields.tsx';
import type { AddressValues } from '../../../commerce/address/address-values.ts';
import { ChangeNotice } from '../../../commerce/change-notice.tsx';
import { onFailedValidation } from '../../../commerce/forms/failed-validation.ts';
import { useDraft } from '../../../commerce/forms/use-draft.ts';
import { useRefusedFields } from '../../../commerce/forms/use-refused-fields.ts';
import { useTranslation } from '../../../texts/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { SubmitRow } from '../../../ui/form/submit-row.tsx';
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
  useRefusedFields(form.setError, saving.error, (path) => {
    const row = edited.layout.find(({ name }) => path === `address.${name}`);
    return row && `shipping.${row.name}`;
  });

  const save = form.handleSubmit(async ({ shipping }) => {
    if (!(await saving.save(toReturnAddress(edited, shipping, region)))) return;
    forgetDraft();
    onSaved();
  }, onFailedValidation('return-address'));

  return (
    <FormProvider {...form}>
      <Form onSubmit={save} error={saving.error?.problem.detail}>
        <fieldset className="form__group" disabled={saving.busy}>
          <legend className="visually-hidden">{t('returns.address.title')}</legend>
          <AddressFields purpose="shipping" edited={edited} />
        </fieldset>
        <ChangeNotice progress={saving.progress} />
        <SubmitRow
          label={t('account.details.save')}
          busy={saving.busy}
          busyText={t('checkout.saving')}
          disabledReason={blocked}
        >
          {onCancel && (
            <Button
              variant="quiet"
              disabled={saving.busy}
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
