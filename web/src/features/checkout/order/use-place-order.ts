/** The order button: its store, and what a press does to the page. */
import type { Cart } from '@perennial/shared/models/cart';
import type { PaymentMethod } from '@perennial/shared/models/payment';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { track } from '../../../analytics/track.ts';
import { call } from '../../../api/client.ts';
import { useInvalidate } from '../../../api/invalidate.ts';
import { itemsOf } from '../../../commerce/cart/cart-charges.ts';
import { type CartLines, formatBundleNames } from '../../../commerce/cart/cart-lines.ts';
import { formatTitles } from '../../../commerce/cart/unavailable-bundles.ts';
import { resolveConsent } from '../../../commerce/payment/customer-consent.ts';
import { submitProviderForm } from '../../../commerce/payment/provider-form.ts';
import { useFormat } from '../../../i18n/format.ts';
import { useSite } from '../../../i18n/site.tsx';
import { inCulture, paths } from '../../../paths.ts';
import { useStore } from '../../../state/use-store.ts';
import { readStored } from '../../../storage/browser-storage.ts';
import { confirmOrder, rememberAuthorisation } from '../../../storage/order-results.ts';
import { useTranslation } from '../../../texts/texts.ts';
import { useNotify } from '../../../ui/notifications.tsx';
import { scrollToSection } from '../scroll-to-section.ts';
import { type AgreedPrice, priceOf } from './agreed-price.ts';
import { createOrderAttempts } from './order-attempt.ts';
import type { Placed } from './order-sequence.ts';
import { createOrderStore, type OrderPage, type ReturnToStep } from './order-store.ts';
import { storeOrder } from './placed-order.ts';

type Options = {
  lines: CartLines;
  cart: Cart;
  /** The customer can change personal details in checkout. */
  detailsEditable: boolean;
  onReturnTo: ReturnToStep;
  /** Called with the reason when the order is refused because of its cart. */
  onCartRefused: (text: string) => void;
};

export function usePlaceOrder({ lines, cart, detailsEditable, onReturnTo, onCartRefused }: Options) {
  const { culture, languageQuery: language } = useSite();
  const navigate = useNavigate();
  const notify = useNotify();
  const invalidate = useInvalidate();
  const texts = useOrderTexts(cart);
  const [store] = useState(() => createOrderStore({ call, attempts: createOrderAttempts(culture.code) }));
  const state = useStore(store);
  const { refused } = state;

  async function place(method: PaymentMethod | undefined): Promise<void> {
    const checkoutPath = paths.checkout({ bundle: formatBundleNames(lines), modified: 'true', language });
    const page: OrderPage = {
      detailsEditable,
      keep: (placed, changedCart) => keep(placed, method, changedCart),
      complete({ order }) {
        confirmOrder(order.orderNumber);
        showThankYou();
      },
      submitForm: submitProviderForm,
      reload: (name) => void invalidate(name),
      returnTo: onReturnTo,
      showCartRefusal(text) {
        notify('danger', text);
        onCartRefused(text);
        scrollToSection('checkout-cart');
      },
      texts,
    };
    await store.place(
      {
        lines,
        agreed: priceOf(cart),
        method,
        phoneNumberRequired: cart.phoneNumberRequired,
        complianceFor: ({ personalDetail }) =>
          resolveConsent(culture.countryCode, personalDetail.sbeCompliance) ?? 'NA',
        cancelPaymentUrl: window.location.origin + inCulture(culture.code, checkoutPath),
      },
      page,
    );
  }

  /** `charged` is the cart with the charged amounts if they differ from those on the page. */
  function keep({ attempt, order }: Placed, method: PaymentMethod | undefined, charged: Cart = cart): void {
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

  /**
   * Whether the payment-failed dialog was shown for this choice: a method's code, or undefined for the saved method.
   */
  const isRefused = (code: string | undefined): boolean => refused !== undefined && refused.code === code;

  const { chooseAgain, closeFailureDialog } = store;
  return { ...state, isRefused, place, succeed, chooseAgain, closeFailureDialog };
}

/** The words of a press for the cart that is on screen. */
function useOrderTexts(cart: Cart): OrderPage['texts'] {
  const { t } = useTranslation();
  const { money } = useFormat();

  /** The amount of today is the same if only the later payments have changed. */
  function priceChanged(price: AgreedPrice): string {
    const { amount } = priceOf(cart);
    if (amount === price.amount) return t('payment.laterChanged');
    return t('payment.amountChanged', { before: money(amount), after: money(price.amount) });
  }

  return {
    unknown: t('errors.order.unknown'),
    priceChanged,
    unavailable: (reason, bundles) => t(`payment.${reason}`, { titles: formatTitles(bundles, itemsOf(cart)) }),
    stopped: (reason) => t(`payment.stopped.${reason}`),
  };
}
