/** Tax estimated for a postal code, in Canada and the United States (docs/rules/cart.md#estimated-tax). */
import './estimated-tax.css';
import type { TaxedCountry } from '@perennial/shared/countries/sales-tax';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useSession } from '../../api/session.ts';
import { useCall } from '../../api/use-call.ts';
import { readStored, removeStored, writeStored } from '../../storage/browser-storage.ts';
import { useTranslation } from '../../texts/texts.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { shippingZip } from './cart-prefetch.ts';
import type { CartState } from './cart-state.ts';
import type { CartStore } from './cart-store.ts';
import { getEstimateView } from './estimate-view.ts';

const ZipForm = lazy(() => import('./zip-form.tsx'));

type Props = { country: TaxedCountry; state: CartState; store: CartStore };

export function EstimatedTax({ country, state, store }: Props) {
  const { t } = useTranslation();
  const { zipCode, priced, zipProblem } = state;
  const [editing, setEditing] = useState(false);
  /** The postal code that was applied and is not priced yet, and the one that was stored before it. */
  const [applied, setApplied] = useState<{ readonly zip: string; readonly before: string | undefined }>();
  const opener = useRef<HTMLButtonElement>(null);
  useProfileZip(country, state, store);

  function close(): void {
    setApplied(undefined);
    setEditing(false);
  }

  useEffect(() => {
    if (applied === undefined || priced.zipCode !== applied.zip) return;
    setApplied(undefined);
    setEditing(false);
  }, [applied, priced.zipCode]);

  useEffect(() => {
    if (applied && zipProblem !== undefined) storeZip(applied.before);
  }, [applied, zipProblem]);

  // The closed form takes the focus with it: the focus moves to the button that opened the form.
  const wasEditing = useRef(false);
  useEffect(() => {
    if (wasEditing.current && !editing) opener.current?.focus();
    wasEditing.current = editing;
  }, [editing]);

  const view = getEstimateView({ editing, zipCode, priced });
  if (editing) {
    return (
      <Suspense fallback={<Skeleton lines={3} className="estimated-tax__skeleton" />}>
        <ZipForm
          country={country}
          initialZip={priced.zipCode ?? ''}
          busy={view === 'loading'}
          problem={applied === undefined ? undefined : zipProblem}
          onApply={(zip) => {
            setApplied({ zip, before: readStored('currentEstimatedZipCode') });
            // At the press, so that a reload before the answer estimates with it.
            storeZip(zip);
            void store.estimateTax(zip);
          }}
          onCancel={close}
        />
      </Suspense>
    );
  }
  return (
    <div className="estimated-tax">
      <Icon name="pin" />
      <p className="estimated-tax__words" aria-live="polite">
        {view === 'loading'
          ? t('cart.estimate.loading')
          : priced.zipCode === undefined
            ? t('cart.estimate.none')
            : t('cart.estimate.for', { zip: priced.zipCode })}
      </p>
      {view === 'display' && (
        <Button ref={opener} variant="quiet" onClick={() => setEditing(true)}>
          {t('cart.estimate.edit')}
          <span className="visually-hidden"> {t('fields.labels.postalCode')}</span>
        </Button>
      )}
    </div>
  );
}

function storeZip(zip: string | undefined): void {
  if (zip === undefined) removeStored('currentEstimatedZipCode');
  else writeStored('currentEstimatedZipCode', zip);
}

/** Estimates the tax once for the customer's shipping address if there is no estimate yet. */
function useProfileZip(country: TaxedCountry, { zipCode }: CartState, store: CartStore): void {
  const { signedIn } = useSession();
  const { data: profile } = useCall('getProfile', signedIn && zipCode === undefined ? {} : null, {
    revalidateOnFocus: false,
  });
  const hasRun = useRef(false);
  const savedZip = shippingZip(profile, country);

  useEffect(() => {
    if (savedZip === undefined || zipCode !== undefined || hasRun.current) return;
    hasRun.current = true;
    void store.estimateTax(savedZip);
  }, [savedZip, zipCode, store]);
}
