/**
 * Today's payment and later payments as two separate sums, in the cart and beside checkout
 * (docs/rules/cart.md#payment-summary).
 */
import './charge-summary.css';
import type { Cart } from '@perennial/shared/models/cart';
import type { Discount } from '@perennial/shared/models/charge';
import type { ReactNode } from 'react';
import { useBillingPeriodTexts } from '../../i18n/billing-period.ts';
import { useFormat } from '../../i18n/format.ts';
import { useSite } from '../../i18n/site.tsx';
import { useTranslation } from '../../texts/texts.ts';
import { Money } from '../../ui/amounts/money.tsx';
import { Price } from '../../ui/amounts/price.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Moment, Timeline } from '../../ui/timeline.tsx';
import { amountToPay, type DeferredCharge, deferredCharges, mergedDetails, payNowOf } from './cart-charges.ts';

type SummedCart = Pick<Cart, 'summary' | 'paymentRequirement' | 'firstTermTaxAmount' | 'firstTermTotalAmount'>;

type Props = {
  /** Undefined while the cart loads. */
  cart: SummedCart | undefined;
  /** Whether the totals are from before a change. */
  stale?: boolean;
  /** A tax of 0 is final with a known address; without one it is still unknown. */
  addressKnown?: boolean;
  /** The place and the form of a tax estimate. */
  estimate?: ReactNode;
};

export function ChargeSummary({ cart, stale = false, addressKnown = false, estimate }: Props) {
  const { t } = useTranslation();
  if (!cart?.summary) return <ChargesLoading />;
  const deferred = deferredCharges(cart.summary);
  return (
    <div className={classNames('charges', stale && 'charges--stale')} aria-busy={stale}>
      <PayNowLines cart={cart} addressKnown={addressKnown} estimated={estimate !== undefined} />
      {estimate}
      <Today cart={cart} />
      {deferred.length > 0 && (
        <Disclosure className="charges__later" open summary={t('cart.later.title')}>
          <Timeline>
            {deferred.map((charge) => (
              <LaterPayment
                key={charge.months}
                charge={charge}
                extraTax={cart.summary?.payNow.hasExtraTax ? charge.tax : 0}
              />
            ))}
          </Timeline>
        </Disclosure>
      )}
    </div>
  );
}

type LinesProps = { cart: SummedCart; addressKnown: boolean; estimated: boolean };

function PayNowLines({ cart, addressKnown, estimated }: LinesProps) {
  const { t } = useTranslation();
  const { money } = useFormat();
  const { displayTax } = useSite().config;
  const payNow = payNowOf(cart);
  if (!payNow) return null;
  const { original, discounts, tax } = payNow;
  const includedTax = tax === undefined && displayTax ? (cart.summary?.payNow.tax ?? 0) : 0;
  return (
    <dl className="charges__lines figures">
      <div className="charges__line">
        <dt>{t('cart.subtotal')}</dt>
        <dd>
          <Money amount={money(original)} />
        </dd>
      </div>
      <Discounts discounts={discounts} />
      <div className="charges__line">
        <dt>{t('cart.delivery')}</dt>
        <dd className="charges__free">{t('cart.free')}</dd>
      </div>
      {tax !== undefined && (
        <div className="charges__line">
          <dt>{t(estimated ? 'cart.estimatedTax' : 'cart.tax')}</dt>
          <dd>{tax === 0 && !addressKnown ? t('cart.taxAtCheckout') : <Money amount={money(tax)} />}</dd>
        </div>
      )}
      {includedTax > 0 && (
        <div className="charges__line charges__note">
          <dt>{t('cart.taxIncluded')}</dt>
          <dd>
            <Money amount={money(includedTax)} />
          </dd>
        </div>
      )}
    </dl>
  );
}

function Discounts({ discounts }: { discounts: readonly Discount[] }) {
  const { money } = useFormat();
  return discounts.map((discount) => (
    <div key={discount.id} className="charges__line charges__line--discount">
      <dt>{discount.description}</dt>
      <dd>
        <Money amount={money(-discount.amount)} />
      </dd>
    </div>
  ));
}

function Today({ cart }: { cart: SummedCart }) {
  const { t } = useTranslation();
  const { money } = useFormat();
  const amount = amountToPay(cart) ?? 0;
  return (
    <div className="charges__today">
      <p className="charges__today-line">
        <span>{t('cart.payToday')}</span>
        <strong className="charges__today-amount figures">
          <Money amount={money(amount)} />
        </strong>
      </p>
      {cart.paymentRequirement === 'Authorization' && <p className="charges__note">{t('cart.verification')}</p>}
    </div>
  );
}

function LaterPayment({ charge, extraTax }: { charge: DeferredCharge; extraTax: number }) {
  const { t } = useTranslation();
  const periods = useBillingPeriodTexts();
  const { money, date } = useFormat();
  return (
    <Moment
      name={periods.label(charge.months)}
      note={charge.beginDate ? t('cart.later.from', { date: date(charge.beginDate) }) : t('cart.later.afterwards')}
    >
      <Price amount={money(charge.amount)} original={money(charge.original)} period={periods.ofPrice(charge.months)} />
      {extraTax > 0 && (
        <span className="charges__note figures">{t('cart.later.plusTax', { amount: money(extraTax) })}</span>
      )}
      {charge.discounts.map((discount) => (
        <span key={discount.id} className="charges__note charges__line--discount">
          {discount.description}
        </span>
      ))}
      {charge.details.length > 1 && <ChargeDetails details={charge.details} />}
    </Moment>
  );
}

/** The parts of a later payment, if there are several. */
function ChargeDetails({ details }: Pick<DeferredCharge, 'details'>) {
  const { money } = useFormat();
  return (
    <ul className="charges__details figures">
      {mergedDetails(details).map(({ title, amount }) => (
        <li key={title} className="charges__line">
          <span>{title}</span>
          <span>
            <Money amount={money(amount)} />
          </span>
        </li>
      ))}
    </ul>
  );
}

function ChargesLoading() {
  const { t } = useTranslation();
  return (
    <div className="charges" aria-busy="true">
      <p className="visually-hidden" role="status">
        {t('cart.loadingPrices')}
      </p>
      <Skeleton lines={3} />
      <Skeleton className="charges__skeleton-today" />
      <Skeleton className="charges__skeleton-later" />
    </div>
  );
}
