/** Checkout as a test opens it, with every call that it makes answered. */
import { paymentMethod, savedPaymentMethod } from '@perennial/shared/examples/payment';
import { storedAddress } from '@perennial/shared/examples/profile';
import type { Cart } from '@perennial/shared/models/cart';
import type { PersonalDetail } from '@perennial/shared/models/profile';
import { cleanup, screen } from '@testing-library/react';
import { Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, vi } from 'vitest';
import { settledActivity, stubAnswers } from '../../../testing/answers.ts';
import { renderInShop, type ShopOptions, signedInAnna } from '../../../testing/in-shop.tsx';
import { sampleCart, sampleItem } from '../../../testing/sample-cart.ts';
import { sampleProfile } from '../../../testing/sample-profile.ts';
import CheckoutPage from '../checkout-page.tsx';

const visa = paymentMethod();
const payPal = paymentMethod({ provider: 'PayPal', code: 'PayPal', name: 'PayPal', isCreditCard: false });
export const home = { shipping: storedAddress(), hasBilling: false, billing: null };

/** Each test of the file begins in a new browser. */
export function prepareCheckout(): void {
  beforeEach(() => {
    vi.stubGlobal('scrollTo', () => {});
    vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {});
  });
  afterEach(() => {
    cleanup();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
    sessionStorage.clear();
    localStorage.clear();
  });
}

function Elsewhere() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <p>You are at {pathname + search}</p>
      <button type="button" onClick={() => navigate(-1)}>
        Back
      </button>
      <button type="button" onClick={() => navigate('/checkout?bundle=halo&modified=true')}>
        To checkout
      </button>
    </>
  );
}

export type Opened = {
  readonly details?: Partial<PersonalDetail>;
  readonly cart?: Partial<Cart>;
  readonly answers?: Readonly<Record<string, unknown>>;
  readonly site?: ShopOptions;
};

/** Opens checkout as Anna, whose details and address are saved. */
export async function open({ details, cart, answers, site }: Opened = {}): Promise<string[]> {
  const requests = stubAnswers({
    '/api/shoppingcart/request': {
      ...sampleCart({ groups: [{ name: '', items: [sampleItem({ name: 'halo' })] }] }),
      ...cart,
    },
    '/api/shoppingcart/validation/maxQuantity': { isValid: true, bundles: [] },
    '/api/user/details': sampleProfile(details, home),
    '/api/user/payment-activity': settledActivity,
    '/api/payment/methods': [visa, payPal],
    '/api/user/paymentprofile': savedPaymentMethod({ hasPaymentProfile: false }),
    ...answers,
  });
  await renderInShop(
    <Routes>
      <Route path="/checkout" element={<CheckoutPage />} />
      <Route path="*" element={<Elsewhere />} />
    </Routes>,
    { session: signedInAnna, at: '/checkout?bundle=halo', ...site },
  );
  return requests;
}

export const orderButton = () =>
  screen.findByRole<HTMLButtonElement>('button', { name: /^(Place order|Confirm order)/ });
export const reasonOf = (button: HTMLElement) =>
  document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent;

/** The shop has the saved card of the customer. */
export const saved = { '/api/user/paymentprofile': savedPaymentMethod() };
