/**
 * What the customer agrees to with the order button, directly above it and on every width: goods, payments with their
 * tax, terms, how to end it, the right to withdraw, and the legal documents (docs/rules/checkout.md#agreement).
 */
import type { LegalDocument } from '@perennial/shared/countries/legal-documents';
import { isTaxedCountry } from '@perennial/shared/countries/sales-tax';
import type { Cart } from '@perennial/shared/models/cart';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { type DeferredCharge, deferredCharges, itemsOf, payNowOf } from '../../../commerce/cart/cart-charges.ts';
import { useBillingPeriodTexts } from '../../../i18n/billing-period.ts';
import { useFormat } from '../../../i18n/format.ts';
import { useSite } from '../../../i18n/site.tsx';
import { paths } from '../../../paths.ts';
import { useTranslation } from '../../../texts/texts.ts';
import { Money } from '../../../ui/amounts/money.tsx';
import { Price } from '../../../ui/amounts/price.tsx';

type Props = {
  cart: Cart;
  /** The terms to show. */
  terms: Cart['termsTexts'];
  /** The decimal amount due today. */
  amount: number;
};

/** The documents that an order refers to. */
const documents: readonly LegalDocument[] = ['terms', 'withdrawal', 'withdrawalForm', 'privacy'];

export function OrderAgreement({ cart, terms, amount }: Props) {
  const { t } = useTranslation();
  const { offersWithdrawal } = useSite();
  const titleId = useId();
  const later = cart.summary ? deferredCharges(cart.summary) : [];
  return (
    <section className="agreement" aria-labelledby={titleId}>
      <h3 id={titleId} className="agreement__title">
        {t('checkout.agreement')}
      </h3>
      <ul className="agreement__goods">
        {itemsOf(cart).map(({ name, title, quantity }) => (
          <li key={name}>{`${quantity} × ${title}`}</li>
        ))}
      </ul>
      {!cart.disablePayment && <Payments cart={cart} amount={amount} later={later} />}
      {terms.map(({ bundleName, termsText }) => (
        <p key={bundleName}>{termsText}</p>
      ))}
      {cart.paymentRequirement === 'Authorization' && <p>{t('cart.verification')}</p>}
      {(later.length > 0 || cart.disablePayment) && <WayOut />}
      {offersWithdrawal && <p>{t('termination.right')}</p>}
      <Documents />
    </section>
  );
}

type PaymentsProps = Pick<Props, 'cart' | 'amount'> & { later: readonly DeferredCharge[] };

function Payments({ cart, amount, later }: PaymentsProps) {
  const { t } = useTranslation();
  const { money } = useFormat();
  const { countryCode } = useSite().culture;
  const payNow = payNowOf(cart);
  // What verifies a payment method is no price.
  const tax = payNow?.total === amount ? payNow.tax : undefined;
  return (
    <dl className="agreement__payments figures">
      <div>
        <dt>{t('cart.payToday')}</dt>
        <dd>
          <strong>
            <Money amount={money(amount)} />
          </strong>
          {tax !== undefined && tax > 0 && <Note text={t('checkout.agreed.taxOf', { amount: money(tax) })} />}
          {!isTaxedCountry(countryCode) && amount > 0 && <Note text={t('checkout.agreed.taxIncluded')} />}
        </dd>
      </div>
      {later.map((charge) => (
        <LaterPayment key={charge.months} charge={charge} hasExtraTax={cart.summary?.payNow.hasExtraTax ?? false} />
      ))}
    </dl>
  );
}

function LaterPayment({ charge, hasExtraTax }: { charge: DeferredCharge; hasExtraTax: boolean }) {
  const { t } = useTranslation();
  const { money, date } = useFormat();
  const { countryCode } = useSite().culture;
  const periods = useBillingPeriodTexts();
  const { beginDate, amount, months, tax } = charge;
  return (
    <div>
      <dt>{beginDate ? t('cart.later.from', { date: date(beginDate) }) : t('cart.later.afterwards')}</dt>
      <dd>
        <Price amount={money(amount)} period={periods.ofPrice(months)} />
        {hasExtraTax && tax > 0 && <Note text={t('cart.later.plusTax', { amount: money(tax) })} />}
        {!isTaxedCountry(countryCode) && amount > 0 && <Note text={t('checkout.agreed.taxIncluded')} />}
      </dd>
    </div>
  );
}

/** Below an amount; read aloud after it. */
function Note({ text }: { text: string }) {
  return <span className="agreement__note"> {text}</span>;
}

/** How to end the subscription: in the account where it is open, and everywhere by the form. */
function WayOut() {
  const { t } = useTranslation();
  const { markets, languageQuery: language } = useSite();
  return (
    <p>
      {t(markets.selfService === 'here' ? 'checkout.agreed.endInAccount' : 'checkout.agreed.endByForm')}{' '}
      <Link to={paths.contractCancel({ language })} target="_blank">
        {t('termination.offer')}
      </Link>
    </p>
  );
}

function Documents() {
  const { legalLinks } = useSite();
  const shown = legalLinks.filter(({ document }) => documents.includes(document));
  if (shown.length === 0) return null;
  return (
    <ul className="agreement__documents">
      {shown.map(({ label, url }) => (
        <li key={url}>
          <a href={url} target="_blank" rel="noopener">
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
