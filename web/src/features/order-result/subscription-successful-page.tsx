/**
 * The thank-you page (docs/rules/checkout.md#thank-you-page). It shows only an order that the server has confirmed; an
 * order that the card form reported as paid is confirmed here first.
 */
import './order-result.css';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { isConfirmedPayment } from '../../commerce/payment/payment-progress.ts';
import { findAuthorisedOrder } from '../../storage/order-results.ts';
import { useTranslation } from '../../texts/texts.ts';
import { useIsInBrowser } from '../../ui/in-browser.tsx';
import { keepFocus } from '../../ui/lost-focus.ts';
import { Message } from '../../ui/message.tsx';
import { ConfirmPayment } from './confirm-payment.tsx';
import { readFinishedOrder } from './conversion-events.ts';
import { OrderStatus } from './order-status.tsx';
import { AccountLink, ThankYou } from './thank-you.tsx';

/** All of it depends on stored values, so the server renders nothing of it. */
export default function SubscriptionSuccessfulPage() {
  return useIsInBrowser() ? <Result /> : null;
}

function Result() {
  const { state } = useLocation();
  const [authorised, setAuthorised] = useState(findAuthorisedOrder);
  const finishedOrder = authorised ? undefined : readFinishedOrder();
  if (authorised) {
    return (
      <ConfirmPayment
        paymentQuery={authorised.paymentQuery}
        // The heading that has the focus goes.
        onConfirmed={() => void keepFocus(async () => setAuthorised(undefined))}
      />
    );
  }
  if (isConfirmedPayment(state)) return <PaidOrder />;
  return finishedOrder ? <ThankYou key={finishedOrder.order.orderNumber} initial={finishedOrder} /> : <NoOrder />;
}

/** The server has confirmed a payment for an order of another browser or tab. */
function PaidOrder() {
  const { t } = useTranslation();
  return (
    <Message icon="check" kind="success" title={t('orderResult.title')} actions={<AccountLink />}>
      <OrderStatus paidNow />
    </Message>
  );
}

function NoOrder() {
  const { t } = useTranslation();
  return (
    <Message drawing="nothing-yet" title={t('orderResult.nothing.title')} actions={<AccountLink />}>
      <p>{t('orderResult.nothing.text')}</p>
    </Message>
  );
}
