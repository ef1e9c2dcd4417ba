/** The press of the button: runs the order sequence and says what the page shows next. */
import type { Problem } from '@perennial/shared/errors/problem';
import type { Cart } from '@perennial/shared/models/cart';
import type { PaymentMethod, PaymentSession } from '@perennial/shared/models/payment';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { track } from '../../../analytics/track.ts';
import { call, ProblemError } from '../../../api/client.ts';
import { useInvalidate } from '../../../api/use-call.ts';
import { type CartLines, formatBundleNames } from '../../../commerce/cart/cart-lines.ts';
import { resolveConsent } from '../../../commerce/payment/consent.ts';
import { submitProviderForm } from '../../../commerce/payment/provider-form.ts';
import { useFormat } from '../../../i18n/format.ts';
import { useSite } from '../../../i18n/site.tsx';
import { inCulture, paths } from '../../../paths.ts';
import { readStored } from '../../../storage/browser-storage.ts';
import { useNotify } from '../../../ui/notifications.tsx';
import type { StepName } from '../checkout-steps.ts';
import { scrollToPart } from '../scroll-to-part.ts';
import { attemptsIn } from './order-attempt.ts';
import { type OrderOutcome, OrderSequence, type Placed, type StopReason } from './order-sequence.ts';
import { rememberOrder } from './placed-order.ts';

type PlacingState = {
  readonly placing: boolean;
  /** Why the last press led nowhere, in words. */
  readonly failure: string | undefined;
  /** Recurring payments of the customer fail: stays until another way to pay is chosen. */
  readonly paymentFailed: boolean;
  /** The dialog that tells of it is open. */
  readonly failureDialog: boolean;
  /** The card form that is open. */
  readonly card: { readonly session: PaymentSession; readonly method: PaymentMethod } | undefined;
};

const resting: PlacingState = {
  placing: false,
  failure: undefined,
  paymentFailed: false,
  failureDialog: false,
  card: undefined,
};

type Options = { lines: CartLines; cart: Cart; onReturnTo: (step: StepName) => void };

export function usePlaceOrder({ lines, cart, onReturnTo }: Options) {
  const { t } = useTranslation();
  const { culture, languageQuery: language } = useSite();
  const navigate = useNavigate();
  const notify = useNotify();
  const invalidate = useInvalidate();
  const { money } = useFormat();
  const [sequence] = useState(() => new OrderSequence(call, attemptsIn(culture.code)));
  const [state, setState] = useState<PlacingState>(resting);

  async function place(amount: number, method: PaymentMethod | undefined): Promise<void> {
    setState({ ...resting, placing: true });
    try {
      const outcome = await sequence.place({
        lines,
        amount,
        method,
        phoneNumberRequired: cart.phoneNumberRequired,
        complianceFor: ({ personalDetail }) =>
          resolveConsent(culture.countryCode, personalDetail.sbeCompliance) ?? 'NA',
        cancelPaymentUrl: window.location.origin + inCulture(culture.code, checkoutPath()),
      });
      if (outcome) follow(outcome, amount, method);
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      fail(error.problem);
    }
  }

  function checkoutPath(): string {
    return paths.checkout({ bundle: formatBundleNames(lines), modified: 'true', language });
  }

  function follow(outcome: OrderOutcome, named: number, method: PaymentMethod | undefined): void {
    switch (outcome.kind) {
      case 'placed':
        remember(outcome.order);
        succeed();
        return;
      case 'card':
        remember(outcome.order);
        setState({ ...resting, card: method && { session: outcome.session, method } });
        return;
      case 'provider':
        // The button stays busy: the browser is on its way to the provider.
        remember(outcome.order);
        submitProviderForm(outcome.form);
        return;
      case 'amountChanged':
        // The page gets the amounts that hold; the person decides again.
        setState({
          ...resting,
          failure: t('payment.amountChanged', { before: money(named), after: money(outcome.amount) }),
        });
        void invalidate('requestCart');
        return;
      case 'stopped':
        stop(outcome.reason);
    }
  }

  function remember(order: Placed): void {
    // An order that waits for its payment is the same one at the next press.
    if (readStored('orderNumber') !== order.orderNumber) track('order_placed', { orderNumber: order.orderNumber });
    rememberOrder(cart, order);
  }

  function succeed(): void {
    navigate(paths.subscriptionSuccessful({ language }));
  }

  function stop(reason: StopReason): void {
    if (reason === 'invalidRecurringPayment') {
      setState({ ...resting, paymentFailed: true, failureDialog: true });
      return;
    }
    setState({ ...resting, failure: t(`payment.stopped.${reason}`) });
    if (reason === 'phoneRequired') {
      notify('danger', t('payment.stopped.phoneRequired'));
      void invalidate('getProfile');
      onReturnTo('identity');
    }
  }

  /** What the error table says besides the words (specification 1, section 8). */
  function fail(problem: Problem): void {
    setState({ ...resting, failure: problem.detail });
    switch (problem.action) {
      case 'show-cart':
      case 'show-quantities':
        notify('danger', problem.detail);
        scrollToPart('checkout-cart');
        return;
      case 'show-address-step':
        notify('danger', problem.detail);
        onReturnTo('address');
        return;
      case 'show-personal-details':
        notify('danger', problem.detail);
        onReturnTo('identity');
        return;
      default:
    }
  }

  /** Back to the ways to pay; the order that waits for its payment stays the same. */
  function chooseAgain(): void {
    setState(resting);
  }

  function closeFailureDialog(): void {
    setState((current) => ({ ...current, failureDialog: false }));
  }

  return { ...state, place, succeed, chooseAgain, closeFailureDialog };
}
