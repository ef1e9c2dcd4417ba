/** The second step: shipping and billing address (docs/rules/checkout.md#address-step). */
import type { CountryCode } from '@perennial/shared/countries/country-codes';
import type { Cart } from '@perennial/shared/models/cart';
import type { Profile } from '@perennial/shared/models/profile';
import { lazy } from 'react';
import { Link } from 'react-router-dom';
import { useAddressLines } from '../../commerce/address/address-lines.ts';
import { savedShipping } from '../../commerce/address/saved-address.ts';
import { useSite } from '../../i18n/site.tsx';
import { paths } from '../../paths.ts';
import { useTranslation } from '../../texts/texts.ts';
import { Button } from '../../ui/button.tsx';
import { FormSkeleton } from '../../ui/form/form-parts.tsx';
import { LoadedPart } from '../../ui/in-browser.tsx';
import { ErrorNotice, Notice } from '../../ui/notice.tsx';
import { StepCard } from '../../ui/step-card.tsx';
import { addressMode, areAddressesComplete } from './address-mode.ts';
import type { StepState } from './checkout-steps.ts';
import { scrollToSection } from './scroll-to-section.ts';

/** Loaded on demand, because an anonymous visitor has to sign in first and does not need the form library yet. */
const AddressForm = lazy(async () => ({
  default: (await import('../../commerce/address/address-form.tsx')).AddressForm,
}));

type Props = {
  state: StepState;
  total: number;
  /** Undefined for an anonymous visitor. */
  profile: Profile | undefined;
  cart: Cart;
  /** Why an order was refused. */
  problem: string | undefined;
  onEdit: () => void;
  onClose: () => void;
};

export function AddressStep({ state, total, profile, cart, problem, onEdit, onClose }: Props) {
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
      <ErrorNotice text={problem} />
      {profile && mode === 'read-only' && <ReadOnlyAddress profile={profile} country={country} onClose={onClose} />}
      {profile && mode !== 'read-only' && (
        <LoadedPart placeholder={<FormSkeleton />}>
          {mode === 'billing-only' && <AddressSummary profile={profile} country={country} />}
          <AddressForm
            context="checkout"
            parts={mode === 'billing-only' ? mode : 'all'}
            addresses={profile}
            // With a partner's code the promotions reduce the first term to zero (docs/rules/addresses.md#saving-an-address).
            allianzCodeApplied={cart.promotions.length > 0 && cart.firstTermTotalAmount === 0}
            saveText={t('checkout.next')}
            onSaved={onClose}
            onFailed={() => scrollToSection('checkout-address')}
            onCancel={areAddressesComplete(profile, country) ? onClose : undefined}
          />
        </LoadedPart>
      )}
    </StepCard>
  );
}

type ReadOnlyProps = { profile: Profile; country: CountryCode; onClose: () => void };

/** The step was opened, for example after a refused order, but nothing here may be changed. */
function ReadOnlyAddress({ profile, country, onClose }: ReadOnlyProps) {
  const { t } = useTranslation();
  const { languageQuery: language } = useSite();
  return (
    <>
      <AddressSummary profile={profile} country={country} />
      <Notice kind="info">
        <p>
          {profile.personalDetail.ableToUpdateAddress ? (
            <Link to={paths.accountPersonalDetails({ language })}>{t('address.changeInAccount')}</Link>
          ) : (
            t('account.details.addressesLocked')
          )}
        </p>
      </Notice>
      <div>
        <Button variant="primary" onClick={onClose}>
          {t('checkout.next')}
        </Button>
      </div>
    </>
  );
}

function AddressSummary({ profile, country }: { profile: Profile; country: CountryCode }) {
  const { t } = useTranslation();
  const addressLines = useAddressLines();
  const shipping = savedShipping(profile, country);
  if (!shipping) return null;
  return (
    <>
      <p>{addressLines(shipping, 'shipping').join(', ')}</p>
      {profile.hasBilling && profile.billing && (
        <p>{t('address.billingSummary', { address: addressLines(profile.billing, 'billing').join(', ') })}</p>
      )}
    </>
  );
}
