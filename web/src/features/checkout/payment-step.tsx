/** The last step: payment methods, terms and the order button (docs/rules/checkout.md#payment-step). */
import type { Cart } from '@perennial/shared/models/cart';
import type { Profile } from '@perennial/shared/models/profile';
import { useState } from 'react';
import { useCall } from '../../api/use-call.ts';
import { amountToPay, isOutOfStock, itemsOf } from '../../commerce/cart/cart-charges.ts';
import { storeLines } from '../../commerce/cart/cart-lines.ts';
import { LoadState } from '../../commerce/load-state.tsx';
import { CardStep } from '../../commerce/payment/card-step.tsx';
import { ConsentDialog, useConsentDialog } from '../../commerce/payment/consent-dialog.tsx';
import { resolveConsent, visibleTerms } from '../../commerce/payment/customer-consent.ts';
import { PaymentMethods } from '../../commerce/payment/payment-methods.tsx';
import {
  chosenMethod,
  findChoice,
  openOptionId,
  type PaymentChoice,
  paymentOptions,
} from '../../commerce/payment/payment-options.ts';
import { useUsableMethods } from '../../commerce/payment/wallets/use-usable-methods.ts';
import { useFormat } from '../../i18n/format.ts';
import { useSite } from '../../i18n/site.tsx';
import { useTranslation } from '../../texts/texts.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { FormLayout } from '../../ui/form/form-parts.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { StepCard } from '../../ui/step-card.tsx';
import type { StepState } from './checkout-steps.ts';
import { useUnpaidOrder } from './order/order-attempt.ts';
import { OrderFailure } from './order/order-failure.tsx';
import type { ReturnToStep } from './order/order-store.ts';
import { PaymentFailedDialog } from './order/payment-failed-dialog.tsx';
import { PlaceOrder } from './order/place-order.tsx';
import { findGateReason } from './order/place-order-gate.ts';
import { usePlaceOrder } from './order/use-place-order.ts';
import { editableDetails, phoneRule } from './personal-details.ts';
import type { CheckoutCart } from './use-checkout-cart.ts';

type CartProps = {
  checkoutCart: CheckoutCart & { cart: Cart };
  onReturnTo: ReturnToStep;
  onCartRefused: (text: string | undefined) => void;
};

type Props = CartProps & { state: StepState; total: number; profile: Profile | undefined };

export function PaymentStep({ state, total, profile, checkoutCart, onReturnTo, onCartRefused }: Props) {
  const { t } = useTranslation();
  const [choice, setChoice] = useState<PaymentChoice>({ option: undefined, card: '' });
  const { disablePayment } = checkoutCart.cart;
  const open = state === 'open' && profile && (
    <OpenPaymentStep
      profile={profile}
      checkoutCart={checkoutCart}
      choice={choice}
      onChoose={setChoice}
      onReturnTo={onReturnTo}
      onCartRefused={onCartRefused}
    />
  );
  // Without payment there is no third step, only the order button.
  if (disablePayment) return open ? <Card id="checkout-payment">{open}</Card> : null;
  return (
    <StepCard
      id="checkout-payment"
      number={3}
      total={total}
      title={t('payment.title')}
      state={state}
      editText={t('checkout.edit')}
    >
      {open}
    </StepCard>
  );
}

type OpenProps = CartProps & {
  profile: Profile;
  choice: PaymentChoice;
  onChoose: (choice: PaymentChoice) => void;
};

function OpenPaymentStep(props: OpenProps) {
  const { profile, checkoutCart, choice: chosen, onChoose, onReturnTo, onCartRefused } = props;
  const { t } = useTranslation();
  const { culture, markets } = useSite();
  const { money } = useFormat();
  const { lines, cart, stale } = checkoutCart;
  const country = culture.countryCode;
  const consent = resolveConsent(country, profile.personalDetail.sbeCompliance);
  const needsMethod = !cart.disablePayment && cart.paymentRequirement !== 'None';
  const methods = useCall('getPaymentMethods', needsMethod ? {} : null, { revalidateOnFocus: false });
  const saved = useCall('getSavedPaymentMethod', needsMethod ? {} : null, { revalidateOnFocus: false });
  const question = useConsentDialog(consent, markets.ordering === 'open');
  const detailsEditable = editableDetails(profile.personalDetail, { country, phone: phoneRule(cart) }).length > 0;
  const amount = amountToPay(cart) ?? 0;
  const unpaid = useUnpaidOrder(culture.code, lines, amount);
  const usable = useUsableMethods(methods.data ?? [], amount);
  const order = usePlaceOrder({ lines, cart, detailsEditable, onReturnTo, onCartRefused });

  if (needsMethod && (!methods.data || !saved.data)) {
    return (
      <LoadState responses={[methods, saved]} skeleton={<Skeleton lines={3} className="checkout__skeleton-method" />} />
    );
  }

  const options = paymentOptions(usable, saved.data, consent);
  // After the page of a provider the choice is that of the unpaid order.
  const choice = chosen.option ? chosen : (findChoice(options, unpaid?.methodCode ?? null) ?? chosen);
  const method = chosenMethod(options, choice);
  const usesSaved = openOptionId(options, choice) === 'saved';
  const reason = findGateReason({
    ordering: markets.ordering,
    outOfStock: itemsOf(cart).some(isOutOfStock),
    paymentFailed: order.isRefused(usesSaved ? undefined : (method?.code ?? '')),
    consent,
    country,
    hasPayment: profile.personalDetail.hasPayment && (usesSaved || !choice.option),
    hasPaymentProfile: saved.data?.hasPaymentProfile ?? false,
    paymentRequirement: cart.paymentRequirement,
    paymentDisabled: cart.disablePayment,
    methodChosen: method !== undefined,
    taskRunning: stale || order.busy,
  });

  function choose(next: PaymentChoice): void {
    if (order.card) order.chooseAgain();
    onChoose(next);
  }

  const { card } = order;
  const methodList = needsMethod && (
    <PaymentMethods
      options={options}
      choice={choice}
      onChoose={choose}
      disabled={order.busy}
      form={
        card &&
        ((onPaying) => (
          <CardStep
            card={card}
            lead={t('payment.payWith', { amount: money(amount), name: card.method.name })}
            amount={amount}
            onAuthorised={order.succeed}
            onPaying={onPaying}
            onChooseAnother={order.chooseAgain}
          />
        ))
      }
    />
  );
  if (card) return <FormLayout>{methodList}</FormLayout>;
  return (
    <FormLayout>
      {methodList}
      {unpaid && !order.busy && !order.failure && (
        <Notice kind="info">
          <p>{t('payment.awaited', { orderNumber: unpaid.orderNumber })}</p>
        </Notice>
      )}
      <OrderFailure order={order} lines={lines} />
      <PlaceOrder
        cart={cart}
        terms={visibleTerms(cart, country, profile.personalDetail.sbeCompliance)}
        amount={amount}
        reason={reason}
        placing={order.busy}
        onPlace={() => {
          // A cancelled payment comes back here: quantities and codes must be those of this order.
          storeLines(lines);
          onCartRefused(undefined);
          void order.place(method);
        }}
      />
      {question.ask && markets.ordering === 'open' && (
        <Button variant="quiet" onClick={question.ask}>
          {t(consent ? 'payment.consent.askAgain' : 'payment.consent.answer')}
        </Button>
      )}
      <ConsentDialog profile={profile} open={question.open} onClose={question.close} />
      <PaymentFailedDialog open={order.failureDialog} onClose={order.closeFailureDialog} />
    </FormLayout>
  );
}
