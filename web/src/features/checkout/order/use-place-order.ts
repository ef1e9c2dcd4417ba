/** Handles the Place order button: runs the order sequence and returns the view state. */
import type { Problem } from '@perennial/shared/errors/problem';
import type { Cart } from '@perennial/shared/models/cart';
import type { PaymentMethod, PaymentSession } from '@perennial/shared/models/payment';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { track } from '../../../analytics/track.ts';
import { call, ProblemError } from '../../../api/client.ts';
import { useInvalidate } from '../../../api/use-call.ts';
import { type CartLines, formatBundleNames } from '../../../commerce/cart/cart-lines.ts';
import { itemsOf } from '../../../commerce/cart/charges.ts';
import { findNamedBundles, formatTitles } from '../../../commerce/cart/unavailable-bundles.ts';
import { resolveConsent } from '../../../commerce/payment/consent.ts';
import { submitProviderForm } from '../../../commerce/payment/provider-form.ts';
import { useFormat } from '../../../i18n/format.ts';
import { useSite } from '../../../i18n/site.tsx';
import { inCulture, paths } from '../../../paths.ts';
import { readStored } from '../../../storage/browser-storage.ts';
import { confirmOrder, rememberAuthorisation } from '../../../storage/order-results.ts';
import { useTranslation } from '../../../texts/texts.ts';
import { useNotify } from '../../../ui/notifications.tsx';
import type { StepName } from '../checkout-steps.ts';
import { scrollToSection } from '../scroll-to-section.ts';
import { type AgreedPrice, priceOf } from './agreed-price.ts';
import { createOrderAttempts } from './order-attempt.ts';
import { type OrderOutcome, type OrderReference, OrderSequence, type StopReason } from './order-sequence.ts';
import { storeOrder } from './placed-order.ts';

/** The state of the order button and its form. */
export type PlacingState = {
  readonly placing: boolean;
  /** Text of the error of the last press. */
  readonly failure: string | undefined;
  /** The last press was refused, and the customer cannot change the details that may be the reason. */
  readonly detailsLocked: boolean;
  /** The bundles that the last press could not order, for the way back to the cart. */
  readonly unavailable: readonly string[];
  /** The payment-failed dialog is open. */
  readonly failureDialog: boolean;
  /** The open card form. */
  readonly card: { readonly session: PaymentSession; readonly method: PaymentMethod } | undefined;
};

const idle: PlacingState = {
  placing: false,
  failure: undefined,
  detailsLocked: false,
  unavailable: [],
  failureDialog: false,
  card: undefined,
};

type Options = {
  lines: CartLines;
  cart: Cart;
  /** The customer can change personal details in checkout. */
  detailsEditable: boolean;
  onReturnTo: ReturnToStep;
  /** Called with the reason when the order is refused because of its cart. */
  onCartRefused: (text: string) => void;
};

/** Opens the step in which the customer can resolve the error, which is shown there. */
export type ReturnToStep = (step: StepName, problem: string) => void;

export function usePlaceOrder({ lines, cart, detailsEditable, onReturnTo, onCartRefused }: Options) {
  const { t } = useTranslation();
  const { culture, languageQuery: language } = useSite();
  const navigate = useNavigate();
  const notify = useNotify();
  const invalidate = useInvalidate();
  const { money } = useFormat();
  const [sequence] = useState(() => new OrderSequence(call, createOrderAttempts(culture.code)));
  const [state, setState] = useState<PlacingState>(idle);
  /** The choice that the payment-failed dialog was shown for; without a code it was the saved method. */
  const [refused, setRefused] = useState<{ readonly code: string | undefined }>();

  async function place(method: PaymentMethod | undefined): Promise<void> {
    setState({ ...idle, placing: true });
    try {
      const outcome = await sequence.place({
        lines,
        agreed: priceOf(cart),
        method,
        methodChanged: refused !== undefined && method !== undefined && method.code !== refused.code,
        phoneNumberRequired: cart.phoneNumberRequired,
        complianceFor: ({ personalDetail }) =>
          resolveConsent(culture.countryCode, personalDetail.sbeCompliance) ?? 'NA',
        cancelPaymentUrl: window.location.origin + inCulture(culture.code, checkoutPath()),
      });
      if (outcome) applyOutcome(outcome, method);
    } catch (error) {
      if (error instanceof ProblemError) return showProblem(error.problem);
      // The order may have been sent. The next press sends the same attempt.
      setState({ ...idle, failure: t('errors.order.unknown') });
      reportError(error);
    }
  }

  function checkoutPath(): string {
    return paths.checkout({ bundle: formatBundleNames(lines), modified: 'true', language });
  }

  function applyOutcome(outcome: OrderOutcome, method: PaymentMethod | undefined): void {
    switch (outcome.kind) {
      case 'placed':
        store(outcome, method, outcome.changedCart);
        confirmOrder(outcome.order.orderNumber);
        showThankYou();
        return;
      case 'card':
        store(outcome, method);
        setState({ ...idle, card: method && { session: outcome.session, method } });
        return;
      case 'provider':
        // The button stays busy while the browser loads the page of the provider.
        store(outcome, method);
        submitProviderForm(outcome.form);
        return;
      case 'priceChanged':
        // The page loads the new prices, and the customer decides again.
        setState({ ...idle, failure: formatChange(outcome.price) });
        void invalidate('requestCart');
        return;
      case 'outOfStock':
        showUnavailable('payment.outOfStock', outcome.bundles);
        return;
      case 'stopped':
        showStopReason(outcome.reason, method);
    }
  }

  /** The amount of today is the same if only the later payments have changed. */
  function formatChange(price: AgreedPrice): string {
    const { amount } = priceOf(cart);
    if (amount === price.amount) return t('payment.laterChanged');
    return t('payment.amountChanged', { before: money(amount), after: money(price.amount) });
  }

  /** Names the bundles. The cart is requested again, so that the summary marks them. */
  function showUnavailable(key: 'payment.outOfStock' | 'payment.notSold', bundles: readonly string[]): void {
    const titles = formatTitles(bundles, itemsOf(cart));
    setState({ ...idle, failure: t(key, { titles }), unavailable: bundles });
    void invalidate('requestCart');
  }

  /** `charged` is the cart with the charged amounts if they differ from those on the page. */
  function store(
    { attempt, order }: { attempt: string; order: OrderReference },
    method: PaymentMethod | undefined,
    charged: Cart = cart,
  ): void {
    // The next press pays a waiting order, which must not be tracked twice.
    if (readStored('orderNumber') !== order.orderNumber) track('order_placed', { orderNumber: order.orderNumber });
    const agreedAmount = priceOf(cart).amount;
    storeOrder({ cart: charged, agreedAmount, lines, reference: order, attempt, methodCode: method?.code });
  }

  /** The thank-you page asks the server for the payment. */
  function succeed(paymentQuery: string): void {
    rememberAuthorisation(paymentQuery);
    showThankYou();
  }

  function showThankYou(): void {
    navigate(paths.subscriptionSuccessful({ language }));
  }

  function showStopReason(reason: StopReason, method: PaymentMethod | undefined): void {
    if (reason === 'invalidRecurringPayment') {
      setRefused({ code: method?.code });
      setState({ ...idle, failureDialog: true });
      return;
    }
    setState({ ...idle, failure: t(`payment.stopped.${reason}`) });
    if (reason === 'phoneRequired') {
      void invalidate('getProfile');
      onReturnTo('identity', t('payment.stopped.phoneRequired'));
    }
  }

  /** Shows the error, and the part of checkout that resolves it (docs/rules/checkout.md#refused-orders). */
  function showProblem(problem: Problem): void {
    setState({ ...idle, failure: problem.detail });
    switch (problem.action) {
      case 'show-availability': {
        const named = findNamedBundles(lines, problem);
        if (named.length > 0) showUnavailable(problem.status === 404 ? 'payment.notSold' : 'payment.outOfStock', named);
        else void invalidate('requestCart');
        return;
      }
      case 'show-cart':
      case 'show-quantities':
        notify('danger', problem.detail);
        onCartRefused(problem.detail);
        scrollToSection('checkout-cart');
        return;
      case 'show-address-step':
        onReturnTo('address', problem.detail);
        return;
      case 'show-personal-details':
        if (detailsEditable) onReturnTo('identity', problem.detail);
        else setState({ ...idle, failure: problem.messages.map(({ text }) => text).join('\n'), detailsLocked: true });
        return;
      default:
    }
  }

  /** Closes the card form. The next press pays the same order. */
  function chooseAgain(): void {
    setState(idle);
  }

  function closeFailureDialog(): void {
    setState((current) => ({ ...current, failureDialog: false }));
  }

  /** Whether the payment-failed dialog was shown for this choice: a method's code, or undefined for the saved method. */
  const isRefused = (code: string | undefined): boolean => refused !== undefined && refused.code === code;

  return { ...state, isRefused, place, succeed, chooseAgain, closeFailureDialog };
}
