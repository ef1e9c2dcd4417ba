/** The form of the address step. Errors show after a failed save only, and nothing that was typed is lost. */
import { addressesToSend, addressForm } from '@perennial/shared/address/address-conversion';
import type { AddressForm as AddressValues } from '@perennial/shared/address/address-fields';
import { addressLayout, missingFields } from '@perennial/shared/address/address-layouts';
import type { Cart } from '@perennial/shared/models/cart';
import type { Profile } from '@perennial/shared/models/profile';
import { useId } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useCallMutation } from '../../api/use-call-mutation.ts';
import { useSite } from '../../i18n/site.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Notice } from '../../ui/notice.tsx';
import { AddressFields } from './address-fields.tsx';
import { savedShipping } from './saved-address.ts';

export type AddressStepForm = { shipping: AddressValues; billing: AddressValues; hasBillingAddress: boolean };

type Props = { profile: Profile; cart: Cart; onClose: () => void };

export function AddressForm({ profile, cart, onClose }: Props) {
  const { t } = useTranslation();
  const { culture, config } = useSite();
  const reasonId = useId();
  const { trigger, isMutating, error } = useCallMutation('updateAddresses', {
    invalidates: ['getProfile', 'requestCart'],
  });
  const country = culture.countryCode;
  const saved = savedShipping(profile, country) ?? null;
  const layout = addressLayout(country, 'checkout', config);
  const form = useForm<AddressStepForm>({
    defaultValues: {
      shipping: addressForm(saved),
      billing: addressForm(profile.hasBilling ? profile.billing : null),
      hasBillingAddress: profile.hasBilling,
    },
  });
  const values = form.watch();
  const missing = [
    ...missingFields(layout, values.shipping),
    ...(values.hasBillingAddress ? missingFields(layout, values.billing) : []),
  ];
  const missingNames = [...new Set(missing.map((field) => t(`fields.labels.${field.label}`)))];

  const save = form.handleSubmit(async ({ shipping, billing, hasBillingAddress }) => {
    try {
      await trigger({
        body: {
          addresses: addressesToSend(country, layout, shipping, hasBillingAddress ? billing : undefined),
          // The partner's code: promotions bring the first term to nothing (specification 1, section 7).
          allianzCodeApplied: cart.promotions.length > 0 && cart.firstTermTotalAmount === 0,
        },
      });
      onClose();
    } catch {
      // The reason is in `error`, shown below; what was typed stays.
    }
  });

  return (
    <FormProvider {...form}>
      <form className="form" onSubmit={(event) => void save(event)} noValidate>
        {error && (
          <Notice kind="danger">
            <p>{error.problem.detail}</p>
          </Notice>
        )}
        <fieldset className="form__group" disabled={isMutating}>
          <legend className="form__legend">{t('address.shipping')}</legend>
          <AddressFields purpose="shipping" layout={layout} />
        </fieldset>
        <Checkbox label={t('address.differentBilling')} disabled={isMutating} {...form.register('hasBillingAddress')} />
        {values.hasBillingAddress && (
          <fieldset className="form__group" disabled={isMutating}>
            <legend className="form__legend">{t('address.billing')}</legend>
            <AddressFields purpose="billing" layout={layout} />
          </fieldset>
        )}
        <div className="form__actions">
          <Button
            variant="primary"
            type="submit"
            disabled={missing.length > 0}
            busy={isMutating}
            busyText={t('checkout.saving')}
            aria-describedby={missing.length > 0 ? reasonId : undefined}
          >
            {t('checkout.next')}
          </Button>
          {saved && (
            <Button variant="quiet" onClick={onClose} disabled={isMutating}>
              {t('checkout.cancel')}
            </Button>
          )}
          {missing.length > 0 && (
            <p id={reasonId} className="form__reason">
              {t('address.missing', { fields: missingNames.join(', ') })}
            </p>
          )}
        </div>
      </form>
    </FormProvider>
  );
}
