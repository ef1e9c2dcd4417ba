/** The checkout steps and the order summary. */
import { useTranslation } from '../../texts/texts.ts';
import './checkout.css';
import { findTraits } from '@perennial/shared/countries/traits';
import type { Cart } from '@perennial/shared/models/cart';
import type { Profile } from '@perennial/shared/models/profile';
import { lazy, useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useSession } from '../../api/session.ts';
import { useCall } from '../../api/use-call.ts';
import { savedShipping } from '../../commerce/address/saved-address.ts';
import { amountToPay } from '../../commerce/cart/cart-charges.ts';
import type { CartLines } from '../../commerce/cart/cart-lines.ts';
import { findPageTitle } from '../../commerce/cart/cart-title.ts';
import { formatTitles } from '../../commerce/cart/unavailable-bundles.ts';
import { addressDraft, DETAILS_DRAFT } from '../../commerce/forms/draft-names.ts';
import { useHasDraft } from '../../commerce/forms/use-draft-text.ts';
import { useSite } from '../../i18n/site.tsx';
import { paths } from '../../paths.ts';
import { useStored } from '../../storage/use-stored.ts';
import { buttonClass } from '../../ui/button.tsx';
import { LoadedPart } from '../../ui/in-browser.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { areAddressesComplete } from './address-mode.ts';
import { AddressStep } from './address-step.tsx';
import { CheckoutAside } from './checkout-aside.tsx';
import { CheckoutSkeleton } from './checkout-skeleton.tsx';
import { checkoutSteps, type StepName } from './checkout-steps.ts';
import { findUnpaidOrder } from './order/order-attempt.ts';
import { OrderedElsewhere, useOrderedElsewhere } from './order/ordered-elsewhere.tsx';
import { PaymentStep } from './payment-step.tsx';
import { areDetailsComplete, phoneRule } from './personal-details.ts';
import { PersonalDetailsStep } from './personal-details-step.tsx';
import { scrollToSection } from './scroll-to-section.ts';
import { SignInStep } from './sign-in-step.tsx';
import { useCheckoutCart } from './use-checkout-cart.ts';
import { useQuantityCheck } from './use-quantity-check.ts';

export function Checkout({ names }: { names: readonly string[] }) {
  const { t } = useTranslation();
  const { culture, languageQuery } = useSite();
  const { signedIn } = useSession();
  const checkoutCart = useCheckoutCart(names);
  const profile = useCall('getProfile', signedIn ? {} : null, { revalidateOnFocus: false });
  useQuantityCheck(checkoutCart.lines, signedIn);
  const { ordered, orderAgain } = useOrderedElsewhere(checkoutCart.lines);

  const { cart, problem, unsold, codeNotice, reload } = checkoutCart;
  const known = useStored('bundlesInfor') ?? [];
  const unsoldNotice = unsold.length > 0 ? t('cart.notSold', { titles: formatTitles(unsold, known) }) : undefined;
  const [refusal, setRefusal] = useState<string>();
  const failure = (!cart && problem) || (!profile.data && profile.error?.problem);
  const storedTitle = useStored('checkoutPageTitle');
  if (ordered) return <OrderedElsewhere onOrderAgain={orderAgain} />;
  const title = cart ? findPageTitle(cart) : storedTitle || undefined;
  return (
    <>
      <PageTitle documentTitle={title}>{t('checkout.title')}</PageTitle>
      {failure ? (
        <>
          <LoadFailed text={failure.detail} onRetry={() => Promise.all([reload(), profile.mutate()])} />
          <Link
            className={buttonClass('secondary')}
            to={paths.cart({ bundle: names.join(','), modified: 'true', language: languageQuery })}
          >
            {t('checkout.editCart')}
          </Link>
        </>
      ) : !cart || (signedIn && !profile.data) ? (
        <CheckoutSkeleton />
      ) : (
        <div className="checkout">
          <CheckoutSteps
            checkoutCart={{ ...checkoutCart, cart }}
            profile={signedIn ? profile.data : undefined}
            onCartRefused={setRefusal}
          />
          <CheckoutAside
            lines={checkoutCart.lines}
            cart={cart}
            stale={checkoutCart.stale}
            addressKnown={profile.data !== undefined && savedShipping(profile.data, culture.countryCode) !== undefined}
            notice={refusal ?? unsoldNotice ?? problem?.detail ?? codeNotice}
          />
        </div>
      )}
      <TerminationOffer />
    </>
  );
}

type StepsProps = {
  checkoutCart: ReturnType<typeof useCheckoutCart> & { cart: NonNullable<ReturnType<typeof useCheckoutCart>['cart']> };
  /** Undefined for an anonymous visitor. */
  profile: Profile | undefined;
  /** Called with the reason when an order is refused because of its cart, and with undefined at the next press. */
  onCartRefused: (text: string | undefined) => void;
};

function CheckoutSteps({ checkoutCart, profile, onCartRefused }: StepsProps) {
  const { culture } = useSite();
  const { cart } = checkoutCart;
  const [edited, setEdited] = useState<StepName | 'none'>();
  /** Why an order was refused, shown in the step that can resolve it. */
  const [refusal, setRefusal] = useState<{ readonly step: StepName; readonly text: string }>();
  const country = culture.countryCode;
  const rules = { country, phone: phoneRule(cart) };
  const personalDetailsComplete = profile !== undefined && areDetailsComplete(profile.personalDetail, rules);
  const typed = useTypedStep(personalDetailsComplete);
  const editing = edited === 'none' ? undefined : (edited ?? typed);
  const { total, states } = checkoutSteps({
    signedIn: profile !== undefined,
    personalDetailsComplete,
    addressSaved: profile !== undefined && areAddressesComplete(profile, country),
    paymentDisabled: cart.disablePayment,
    editing,
  });
  const open = states.identity === 'open' ? 'identity' : states.address === 'open' ? 'address' : 'payment';
  useStepFocus(open);
  useScrollToPayment(checkoutCart.lines, cart);

  function close(): void {
    setEdited('none');
    setRefusal(undefined);
  }

  function returnTo(step: StepName, text: string): void {
    setEdited(step);
    setRefusal({ step, text });
  }

  const problemOf = (step: StepName) => (refusal?.step === step ? refusal.text : undefined);

  return (
    <div className="checkout__steps">
      {profile ? (
        <PersonalDetailsStep
          state={states.identity}
          total={total}
          profile={profile}
          cart={cart}
          problem={problemOf('identity')}
          onEdit={() => setEdited('identity')}
          onClose={close}
        />
      ) : (
        <SignInStep total={total} />
      )}
      <AddressStep
        state={states.address}
        total={total}
        profile={profile}
        cart={cart}
        problem={problemOf('address')}
        onEdit={() => setEdited('address')}
        onClose={close}
      />
      <PaymentStep
        state={states.payment}
        total={total}
        profile={profile}
        checkoutCart={checkoutCart}
        onReturnTo={returnTo}
        onCartRefused={onCartRefused}
      />
    </div>
  );
}

/** Returns the step into which the customer has typed something and not saved it, before the page was loaded again. */
function useTypedStep(personalDetailsComplete: boolean): StepName | undefined {
  const hasDetails = useHasDraft(DETAILS_DRAFT);
  const hasAddress = useHasDraft(addressDraft('checkout'));
  if (hasDetails) return 'identity';
  return hasAddress && personalDetailsComplete ? 'address' : undefined;
}

/** Scrolls to the next step, and focuses its heading, when a step is finished. */
function useStepFocus(open: StepName): void {
  const previous = useRef(open);
  useEffect(() => {
    if (previous.current === open) return;
    previous.current = open;
    scrollToSection(`checkout-${open}`);
  }, [open]);
}

/** Scrolls to the payment step when the customer comes back from a failed or a given-up payment. */
function useScrollToPayment(lines: CartLines, cart: Cart): void {
  const { culture } = useSite();
  const { key, state } = useLocation();
  const [comesBack] = useState(() => {
    const from: unknown = typeof state === 'object' && state !== null && 'from' in state ? state.from : undefined;
    // The router's key of the first page of a visit is 'default': a provider leads back by loading the page.
    const isVisit = key === 'default';
    const unpaid = isVisit && findUnpaidOrder(culture.code, lines, amountToPay(cart) ?? 0);
    return from === paths.subscriptionError() || Boolean(unpaid);
  });
  useEffect(() => {
    if (comesBack) scrollToSection('checkout-payment');
  }, [comesBack]);
}

const TerminationBlock = lazy(() => import('./termination-block.tsx'));

/**
 * The contract termination in checkout, in countries whose law requires it (docs/rules/checkout.md#termination-offer).
 */
function TerminationOffer() {
  const { culture } = useSite();
  if (!findTraits(culture.countryCode).offersTermination) return null;
  return (
    <LoadedPart>
      <TerminationBlock />
    </LoadedPart>
  );
}
