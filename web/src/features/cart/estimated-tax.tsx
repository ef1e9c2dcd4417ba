/** Tax estimated for a postal code, in Canada and the United States (docs/rules/cart.md#estimated-tax). */
import './estimated-tax.css';
import type { TaxedCountry } from '@perennial/shared/countries/sales-tax';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { useSession } from '../../api/session.ts';
import { useCall } from '../../api/use-call.ts';
import { useTranslation } from '../../texts/texts.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { takeFocus } from '../../ui/lost-focus.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { shippingZip } from './cart-prefetch.ts';
import type { CartRequest } from './cart-request.ts';
import type { CartState } from './cart-state.ts';
import type { CartStore } from './cart-store.ts';

const ZipForm = lazy(() => import('./zip-form.tsx'));

type Props = { country: TaxedCountry; state: CartState; store: CartStore };

export function EstimatedTax({ country, state, store }: Props) {
  const { t } = useTranslation();
  const { zipCode, priced, zipProblem, zipForm } = state;
  useProfileZip(country, state, store);

  const view = getEstimateView({ editing: Boolean(zipForm), zipCode, priced });
  if (zipForm) {
    return (
      <Suspense fallback={<Skeleton lines={3} className="estimated-tax__skeleton" />}>
        <ZipForm
          country={country}
          initialZip={priced.zipCode ?? ''}
          busy={view === 'loading'}
          problem={zipForm.applied === undefined ? undefined : zipProblem}
          onApply={(zip) => void store.applyZip(zip)}
          onCancel={store.closeZipForm}
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
        <Button ref={zipForm === null ? takeFocus : null} variant="quiet" onClick={store.openZipForm}>
          {t('cart.estimate.edit')}
          <span className="visually-hidden"> {t('fields.labels.postalCode')}</span>
        </Button>
      )}
    </div>
  );
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

export type EstimateView = 'display' | 'entering' | 'loading';

type ViewInput = { readonly editing: boolean; readonly zipCode: string | undefined; readonly priced: CartRequest };

/** The state of the widget: 'loading' while the totals on screen are those of another postal code. */
export function getEstimateView({ editing, zipCode, priced }: ViewInput): EstimateView {
  if (zipCode !== priced.zipCode) return 'loading';
  return editing ? 'entering' : 'display';
}
