/** What is paid today and what later, clearly parted (specification 1, section 2.4). Used in the cart and beside checkout. */
import './charge-summary.css';
import type { Cart } from '@perennial/shared/models/cart';
import type { Discount } from '@perennial/shared/models/charge';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../i18n/format.ts';
import { classNames } from '../ui/class-names.ts';
import { Disclosure } from '../ui/disclosure.tsx';
import { Price } from '../ui/price.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { amountToPay, type DeferredCharge, deferredCharges, payNowOf } from './charges.ts';

type Props = {
  cart: Pick<Cart, 'summary' | 'paymentRequirement'>;
  /** The totals are those of before a change. */
  stale?: boolean;
  /** No tax means that there is none; without an address it only means that nobody knows yet. */
  addressKnown?: boolean;
};

export function ChargeSummary({ cart, stale = false, addressKnown = false }: Props) {
  const { t } = useTranslation();
  if (!cart.summary) return <ChargesLoading />;
  const deferred = deferredCharges(cart.summary);
  return (
    <div className={classNames('charges', stale && 'charges--stale')} aria-busy={stale}>
      <PayNowLines summary={cart.summary} addressKnown={addressKnown} />
      <Today cart={cart} />
      {deferred.length > 0 && (
        <Disclosure className="charges__later" open summary={t('cart.later.title')}>
          <ol className="charges__timeline">
            {deferred.map((charge) => (
              <LaterPayment key={charge.months} charge={charge} />
            ))}
          </ol>
        </Disclosure>
      )}
    </div>
  );
}

function PayNowLines({ summary, addressKnown }: { summary: NonNullable<Cart['summary']>; addressKnown: boolean }) {
  const { t } = useTranslation();
  const { money } = useFormat();
  const { original, discounts, tax } = payNowOf(summary);
  return (
    <dl className="charges__lines figures">
      <div className="charges__line">
        <dt>{t('cart.subtotal')}</dt>
        <dd>{money(original)}</dd>
      </div>
      <Discounts discounts={discounts} />
      <div className="charges__line">
        <dt>{t('cart.delivery')}</dt>
        <dd className="charges__free">{t('cart.free')}</dd>
      </div>
      {tax !== undefined && (
        <div className="charges__line">
          <dt>{t('cart.tax')}</dt>
          <dd>{tax === 0 && !addressKnown ? t('cart.taxAtCheckout') : money(tax)}</dd>
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
      <dd>{money(-discount.amount)}</dd>
    </div>
  ));
}

function Today({ cart }: Pick<Props, 'cart'>) {
  const { t } = useTranslation();
  const { money } = useFormat();
  const amount = amountToPay(cart) ?? 0;
  return (
    <div className="charges__today">
      <p className="charges__today-line">
        <span>{t('cart.payToday')}</span>
        <strong className="charges__today-amount figures">{money(amount)}</strong>
      </p>
      {cart.paymentRequirement === 'Authorization' && <p className="charges__note">{t('cart.verification')}</p>}
    </div>
  );
}

function LaterPayment({ charge }: { charge: DeferredCharge }) {
  const { t } = useTranslation();
  const { money, date } = useFormat();
  return (
    <li className="charges__moment">
      <span className="charges__moment-date figures">
        {charge.beginDate ? t('cart.later.from', { date: date(charge.beginDate) }) : t('cart.later.afterwards')}
      </span>
      <Price
        amount={money(charge.amount)}
        original={money(charge.original)}
        period={t('cart.period', { count: charge.months })}
      />
    </li>
  );
}

function ChargesLoading() {
  const { t } = useTranslation();
  return (
    <div className="charges" aria-busy="true">
      <p className="visually-hidden" role="status">
        {t('cart.loadingPrices')}
      </p>
      <Skeleton lines={2} />
      <Skeleton className="charges__skeleton-today" />
      <Skeleton lines={2} />
    </div>
  );
}
