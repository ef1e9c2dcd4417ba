/** Shipping and billing address: read-only, with a form to edit them (docs/rules/account.md#account-addresses). */

import type { AddressPurpose } from '@perennial/shared/address/address-fields';
import type { Profile, StoredAddress } from '@perennial/shared/models/profile';
import { lazy, Suspense, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { useAddressLines } from '../../../commerce/address/address-lines.ts';
import { useTellDone } from '../../../commerce/after-change/use-tell-done.tsx';
import { addressDraft } from '../../../commerce/forms/draft-names.ts';
import { useHasDraft } from '../../../commerce/forms/use-draft-text.ts';
import { ProductsLink } from '../../../commerce/products-link.tsx';
import { ChangeEntry } from '../../../commerce/status/change-entry.tsx';
import { useSite } from '../../../i18n/site.tsx';
import { paths } from '../../../paths.ts';
import { useTranslation } from '../../../texts/texts.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { FormSkeleton } from '../../../ui/form/form-parts.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Notice } from '../../../ui/notice.tsx';

/**
 * Loaded on the first edit: the form library is large, and most visits do not edit. The browser shows the press first,
 * because to ask for the files of the form takes it as long as all the rest of the press.
 */
const AddressForm = lazy(async () => {
  await painted();
  return { default: (await import('../../../commerce/address/address-form.tsx')).AddressForm };
});

/** Resolves when the browser has shown the next frame. */
const painted = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

export function Addresses({ profile }: { profile: Profile }) {
  const { t } = useTranslation();
  const tellDone = useTellDone();
  const section = useRef<HTMLDivElement>(null);
  const hasDraft = useHasDraft(addressDraft('account'));
  const [chosen, setEditing] = useState<boolean>();
  const state = toAddressState(profile);
  const editing = state === 'editable' && (chosen ?? hasDraft);

  /** Opens or closes the form. The focused button disappears, so the heading of the section gets the focus. */
  function edit(open: boolean): void {
    setEditing(open);
    section.current?.querySelector('h2')?.focus({ preventScroll: true });
  }

  return (
    <Card className="personal-details__part" ref={section}>
      <h2 tabIndex={-1}>{t('account.details.addresses')}</h2>
      {state === 'none' && <NoAddresses />}
      {state !== 'none' && !editing && <SavedAddresses profile={profile} />}
      {state === 'locked' && (
        <Notice kind="info">
          <p>{t('account.details.addressesLocked')}</p>
        </Notice>
      )}
      {state === 'editable' && !editing && (
        <div className="personal-details__edit">
          <ChangeEntry label={t('account.details.editAddresses')}>
            <Button onClick={() => edit(true)}>
              <Icon name="edit" />
              {t('account.details.editAddresses')}
            </Button>
          </ChangeEntry>
        </div>
      )}
      {editing && (
        <Suspense fallback={<FormSkeleton />}>
          <AddressForm
            context="account"
            addresses={profile}
            saveText={t('account.details.save')}
            onSaved={() => {
              edit(false);
              tellDone(t('account.details.addressesSaved'), ['updateAddresses']);
            }}
            onFailed={() => section.current?.scrollIntoView()}
            onCancel={() => edit(false)}
          />
        </Suspense>
      )}
    </Card>
  );
}

function SavedAddresses({ profile: { shipping, billing, hasBilling } }: { profile: Profile }) {
  const { t } = useTranslation();
  return (
    <div className="personal-details__addresses">
      {shipping && <SavedAddress title={t('address.shipping')} address={shipping} purpose="shipping" />}
      {hasBilling && billing ? (
        <SavedAddress title={t('address.billing')} address={billing} purpose="billing" />
      ) : (
        <div className="personal-details__address">
          <h3>{t('address.billing')}</h3>
          <p>{t('account.details.sameBilling')}</p>
        </div>
      )}
    </div>
  );
}

type SavedProps = { title: string; address: StoredAddress; purpose: AddressPurpose };

function SavedAddress({ title, address, purpose }: SavedProps) {
  const addressLines = useAddressLines();
  return (
    <div className="personal-details__address">
      <h3>{title}</h3>
      <address className="personal-details__lines">{addressLines(address, purpose).join('\n')}</address>
    </div>
  );
}

/** For a customer without an order: the first order creates the billing account. */
function NoAddresses() {
  const { t } = useTranslation();
  const { languageQuery } = useSite();
  return (
    <>
      <p>{t('account.details.noAddresses')}</p>
      <p className="personal-details__soft">{t('account.details.noAddressesHint')}</p>
      <div className="personal-details__edit">
        <Link className={buttonClass('secondary')} to={paths.cart({ language: languageQuery })}>
          {t('signIn.continueShopping')}
        </Link>
        <ProductsLink />
      </div>
    </>
  );
}

/**
 * `none`: the customer has no billing account, which the first order creates. `locked`: an order is being processed,
 * and its delivery address must not change.
 */
type AddressState = 'none' | 'locked' | 'editable';

/** Returns what the page offers for the addresses (docs/rules/account.md#account-addresses). */
export function toAddressState({ personalDetail, addresses, shipping, billing }: Profile): AddressState {
  if (addresses.length === 0 && !shipping && !billing) return 'none';
  return personalDetail.ableToUpdateAddress ? 'editable' : 'locked';
}
