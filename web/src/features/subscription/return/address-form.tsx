/** Form to edit the return address. Errors appear after a failed save only; Cancel restores the saved address. */
import '../../../ui/form/form.css';
import { addressForm } from '@perennial/shared/address/address-conversion';
import { emptyAddressForm } from '@perennial/shared/address/address-fields';
import { useId } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { AddressFields } from '../../../commerce/address/address-fields.tsx';
import type { AddressValues } from '../../../commerce/address/address-values.ts';
import { useAddressLayouts, useAddressRules } from '../../../commerce/address/use-address-rules.ts';
import { onFailedValidation } from '../../../commerce/forms/failed-validation.ts';
import { Button } from '../../../ui/button.tsx';
import { FormReason } from '../../../ui/form/form-reason.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { type ReturnAddress, type ReturnRegion, toReturnAddress } from './address-rules.ts';
import type { SaveReturnAddress } from './use-save-address.ts';

type Props = {
  /** Undefined if the shop has none. */
  address: ReturnAddress | undefined;
  region: ReturnRegion | undefined;
  /** Text why the address cannot be saved yet. */
  blocked: string | undefined;
  saving: SaveReturnAddress;
  onSaved: () => void;
  /** Undefined if there is no saved address to go back to. */
  onCancel?: (() => void) | undefined;
};

export function ReturnAddressForm({ address, region, blocked, saving, onSaved, onCancel }: Props) {
  const { t } = useTranslation();
  const reasonId = useId();
  const { country } = useAddressRules();
  const layout = useAddressLayouts('return').shipping;
  const form = useForm<AddressValues>({
    shouldFocusError: false,
    defaultValues: {
      shipping: addressForm(address ? { ...address, type: 'Shipping' } : null),
      billing: emptyAddressForm,
      hasBillingAddress: false,
    },
  });

  const save = form.handleSubmit(async ({ shipping }) => {
    if (await saving.save(toReturnAddress(country, layout, shipping, region))) onSaved();
  }, onFailedValidation('return-address'));

  return (
    <FormProvider {...form}>
      <form className="form" onSubmit={(event) => void save(event)} noValidate>
        {saving.failure && (
          <Notice kind="danger">
            <p>{saving.failure}</p>
          </Notice>
        )}
        <fieldset className="form__group" disabled={saving.busy}>
          <legend className="visually-hidden">{t('returns.address.title')}</legend>
          <AddressFields purpose="shipping" layout={layout} />
        </fieldset>
        <div className="form__actions">
          <Button
            variant="primary"
            type="submit"
            disabled={blocked !== undefined}
            busy={saving.busy}
            busyText={t('checkout.saving')}
            aria-describedby={blocked && reasonId}
          >
            {t('account.details.save')}
          </Button>
          {onCancel && (
            <Button variant="quiet" disabled={saving.busy} onClick={onCancel}>
              {t('checkout.cancel')}
            </Button>
          )}
          {blocked && <FormReason id={reasonId}>{blocked}</FormReason>}
        </div>
      </form>
    </FormProvider>
  );
}
