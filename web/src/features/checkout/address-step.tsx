/** The second step: where it goes, and where the bill goes (specification 1, section 2.5: address step). */
import type { CountryCode } from '@perennial/shared/countries/country-codes';
import type { Cart } from '@perennial/shared/models/cart';
import type { Profile } from '@perennial/shared/models/profile';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { formatAddress, savedShipping } from '../../commerce/address/saved-address.ts';
import { useSite } from '../../i18n/site.tsx';
import { FormSkeleton } from '../../ui/form/form-skeleton.tsx';
import { StepCard } from '../../ui/step-card.tsx';
import { addressMode, areAddressesComplete } from './address-mode.ts';
import type { StepState } from './checkout-steps.ts';
import { scrollToPart } from './scroll-to-part.ts';

/** The form library comes with the forms: a visitor who has to sign in first does not wait for it. */
const AddressForm = lazy(async () => ({
  default: (await import('../../commerce/address/address-form.tsx')).AddressForm,
}));

type Props = {
  state: StepState;
  total: number;
  /** Undefined for a visitor, for whom the step only waits. */
  profile: Profile | undefined;
  cart: Cart;
  onEdit: () => void;
  onClose: () => void;
};

export function AddressStep({ state, total, profile, cart, onEdit, onClose }: Props) {
  const { t } = useTranslation();
  const { culture } = useSite();
  const country = culture.countryCode;
  const mode = profile && addressMode(profile, country);
  return (
    <StepCard
      id="checkout-address"
      number={2}
      total={total}
      title={t('address.title')}
      state={state}
      summary={profile && <AddressSummary profile={profile} country={country} />}
      onEdit={mode === 'editable' ? onEdit : undefined}
      editText={t('checkout.edit')}
    >
      {profile && (
        <Suspense fallback={<FormSkeleton />}>
          {mode === 'billing-only' && <AddressSummary profile={profile} country={country} />}
          <AddressForm
            context="checkout"
            parts={mode === 'billing-only' ? mode : 'all'}
            addresses={profile}
            // The partner's code: promotions bring the first term to nothing (specification 1, section 7).
            allianzCodeApplied={cart.promotions.length > 0 && cart.firstTermTotalAmount === 0}
            saveText={t('checkout.next')}
            onSaved={onClose}
            onFailed={() => scrollToPart('checkout-address')}
            onCancel={areAddressesComplete(profile, country) ? onClose : undefined}
          />
        </Suspense>
      )}
    </StepCard>
  );
}

function AddressSummary({ profile, country }: { profile: Profile; country: CountryCode }) {
  const { t } = useTranslation();
  const shipping = savedShipping(profile, country);
  if (!shipping) return null;
  return (
    <>
      <p>{formatAddress(shipping)}</p>
      {profile.hasBilling && profile.billing && (
        <p>{t('address.billingSummary', { address: formatAddress(profile.billing) })}</p>
      )}
    </>
  );
}
