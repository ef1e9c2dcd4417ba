/**
 * Tax estimated for a postal code, in Canada and the United States (specification 1, section 2.4). Loaded apart: it is
 * not there before there are prices.
 */
import './estimated-tax.css';
import type { TaxedCountry } from '@perennial/shared/countries/cart-rules';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../api/session.ts';
import { useCall } from '../../api/use-call.ts';
import { writeStored } from '../../storage/browser-storage.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { CartState, CartStore } from './cart-store.ts';
import { estimateView } from './estimate-view.ts';

const ZipForm = lazy(() => import('./zip-form.tsx'));

type Props = { country: TaxedCountry; state: CartState; store: CartStore };

export default function EstimatedTax({ country, state, store }: Props) {
  const { t } = useTranslation();
  const { zipCode, priced, zipProblem } = state;
  const [editing, setEditing] = useState(false);
  /** The last postal code that was applied and is not priced yet. */
  const [applied, setApplied] = useState<string>();
  const opener = useRef<HTMLButtonElement>(null);
  useProfileZip(country, state, store);

  function close(): void {
    setApplied(undefined);
    setEditing(false);
  }

  useEffect(() => {
    if (applied === undefined || priced.zipCode !== applied) return;
    writeStored('currentEstimatedZipCode', applied);
    setApplied(undefined);
    setEditing(false);
  }, [applied, priced.zipCode]);

  // Where the form was, the focus would be lost.
  const wasEditing = useRef(false);
  useEffect(() => {
    if (wasEditing.current && !editing) opener.current?.focus();
    wasEditing.current = editing;
  }, [editing]);

  const view = estimateView({ editing, zipCode, priced });
  if (editing) {
    return (
      <Suspense fallback={<Skeleton lines={3} className="estimated-tax__skeleton" />}>
        <ZipForm
          country={country}
          last={priced.zipCode ?? ''}
          busy={view === 'loading'}
          problem={applied === undefined ? undefined : zipProblem}
          onApply={(zip) => {
            setApplied(zip);
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

/** Without an estimate of their own, customers see the tax at their shipping address; it is asked for once. */
function useProfileZip(country: TaxedCountry, { zipCode }: CartState, store: CartStore): void {
  const { signedIn } = useSession();
  const { data: profile } = useCall('getProfile', signedIn && zipCode === undefined ? {} : null, {
    revalidateOnFocus: false,
  });
  const ran = useRef(false);
  const shipping = profile?.shipping;
  const known = (shipping?.countryCode === country && shipping.zipCode) || undefined;

  useEffect(() => {
    if (known === undefined || zipCode !== undefined || ran.current) return;
    ran.current = true;
    void store.estimateTax(known);
  }, [known, zipCode, store]);
}
