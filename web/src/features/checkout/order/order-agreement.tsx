/**
 * What the customer agrees to with the order button, directly above it and on every width: goods, payments, terms, the
 * right to withdraw, and the legal documents (docs/rules/checkout.md#agreement).
 */
import type { LegalDocument } from '@perennial/shared/countries/legal-documents';
import { findTraits } from '@perennial/shared/countries/traits';
import type { Cart } from '@perennial/shared/models/cart';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { type DeferredCharge, deferredCharges, itemsOf } from '../../../commerce/cart/cart-charges.ts';
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
  return (
    <section className="agreement" aria-labelledby={titleId}>
      <p id={titleId} className="agreement__title">
        {t('checkout.agreement')}
      </p>
      <ul>
        {itemsOf(cart).map(({ name, title, quantity }) => (
          <li key={name}>{`${quantity} × ${title}`}</li>
        ))}
      </ul>
      {!cart.disablePayment && <Payments cart={cart} amount={amount} />}
      {terms.map(({ bundleName, termsText }) => (
        <p key={bundleName}>{termsText}</p>
      ))}
      {cart.paymentRequirement === 'Authorization' && <p>{t('cart.verification')}</p>}
      {offersWithdrawal && <p>{t('termination.right')}</p>}
      <Documents />
    </section>
  );
}

function Payments({ cart: { summary }, amount }: Omit<Props, 'terms'>) {
  const { t } = useTranslation();
  const { money } = useFormat();
  return (
    <dl className="agreement__payments figures">
      <div>
        <dt>{t('cart.payToday')}</dt>
        <dd>
          <Money amount={money(amount)} />
        </dd>
      </div>
      {summary &&
        deferredCharges(summary).map((charge) => (
          <LaterPayment key={charge.months} charge={charge} extraTax={summary.payNow.hasExtraTax ? charge.tax : 0} />
        ))}
    </dl>
  );
}

function LaterPayment({ charge, extraTax }: { charge: DeferredCharge; extraTax: number }) {
  const { t } = useTranslation();
  const { money, date } = useFormat();
  const periods = useBillingPeriodTexts();
  const { beginDate, amount, months } = charge;
  return (
    <div>
      <dt>{beginDate ? t('cart.later.from', { date: date(beginDate) }) : t('cart.later.afterwards')}</dt>
      <dd>
        <Price amount={money(amount)} period={periods.ofPrice(months)} />
        {extraTax > 0 && ` ${t('cart.later.plusTax', { amount: money(extraTax) })}`}
      </dd>
    </div>
  );
}

function Documents() {
  const { t } = useTranslation();
  const { culture, legalLinks, languageQuery: language } = useSite();
  // Otherwise a button for it stands below the order.
  const hasLink = !findTraits(culture.countryCode).offersTermination;
  return (
    <ul className="agreement__documents">
      {legalLinks
        .filter(({ document }) => documents.includes(document))
        .map(({ label, url }) => (
          <li key={url}>
            <a href={url} target="_blank" rel="noopener">
              {label}
            </a>
          </li>
        ))}
      {hasLink && (
        <li>
          <Link to={paths.contractCancel({ language })} target="_blank">
            {t('termination.offer')}
          </Link>
        </li>
      )}
    </ul>
  );
}
