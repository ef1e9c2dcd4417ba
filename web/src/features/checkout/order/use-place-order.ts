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
import { createOrderAttempts } from './order-attempt.ts';
import { type OrderOutcome, type OrderReference, OrderSequence, type StopReason } from './order-sequence.ts';
import { storeOrder } from './placed-order.ts';

type PlacingState = {
  readonly placing: boolean;
  /** Text of the error of the last press. */
  readonly failure: string | undefined;
  /** The last press was refused, and the customer cannot change the details that may be the reason. */
  readonly detailsLocked: boolean;
  /** The payment-failed dialog is open. */
  readonly failureDialog: boolean;
  /** The open card form. */
  readonly card: { readonly session: PaymentSession; readonly method: PaymentMethod } | undefined;
};

const idle: PlacingState = {
  placing: false,
  failure: undefined,
  detailsLocked: false,
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

  async function place(amount: number, method: PaymentMethod | undefined): Promise<void> {
    setState({ ...idle, placing: true });
    try {
      const outcome = await sequence.place({
        lines,
        amount,
        method,
        methodChanged: refused !== undefined && method !== undefined && method.code !== refused.code,
        phoneNumberRequired: cart.phoneNumberRequired,
        complianceFor: ({ personalDetail }) =>
          resolveConsent(culture.countryCode, personalDetail.sbeCompliance) ?? 'NA',
        cancelPaymentUrl: window.location.origin + inCulture(culture.code, checkoutPath()),
      });
      if (outcome) applyOutcome(outcome, amount, method);
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      showProblem(error.problem);
    }
  }

  function checkoutPath(): string {
    return paths.checkout({ bundle: formatBundleNames(lines), modified: 'true', language });
  }

  function applyOutcome(outcome: OrderOutcome, shownAmount: number, method: PaymentMethod | undefined): void {
    switch (outcome.kind) {
      case 'placed':
        store(outcome, method);
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
      case 'amountChanged':
        // The page loads the new amounts, and the customer decides again.
        setState({
          ...idle,
          failure: t('payment.amountChanged', { before: money(shownAmount), after: money(outcome.amount) }),
        });
        void invalidate('requestCart');
        return;
      case 'stopped':
        showStopReason(outcome.reason, method);
    }
  }

  function store({ attempt, order }: { attempt: string; order: OrderReference }, method?: PaymentMethod): void {
    // The next press pays a waiting order, which must not be tracked twice.
    if (readStored('orderNumber') !== order.orderNumber) track('order_placed', { orderNumber: order.orderNumber });
    storeOrder({ cart, lines, reference: order, attempt, methodCode: method?.code });
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
