// @vitest-environment happy-dom
/** The card form of an order, below its method in checkout. */
import { paymentMethod, paymentSession } from '@perennial/shared/examples/payment';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { settledActivity, stubAnswers } from '../../testing/answers.ts';
import { renderInShop, signedInAnna } from '../../testing/in-shop.tsx';
import { sampleCart } from '../../testing/sample-cart.ts';
import { sampleProfile } from '../../testing/sample-profile.ts';
import { loadedCart } from './order/testing/loaded-cart.ts';
import { payable } from './order/testing/order-shop.ts';
import { PaymentStep } from './payment-step.tsx';

// One process runs many files. Those before may have loaded the modules without the mock, and those after need them without it.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());
vi.mock('../../commerce/payment/card-library.ts', () => ({ openCardForm: async () => () => {} }));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
});

const payPal = paymentMethod({ provider: 'PayPal', code: 'PayPal', name: 'PayPal', isCreditCard: false });

it('closes with "Choose another payment method", or with another method, and the order can be placed again', async () => {
  const user = userEvent.setup();
  const cart = sampleCart();
  const profile = sampleProfile();
  stubAnswers({
    '/api/user/details': profile,
    '/api/user/payment-activity': settledActivity,
    '/api/user/paymentprofile': { hasPaymentProfile: false },
    '/api/payment/methods': [paymentMethod(), payPal],
    '/api/shoppingcart/request': cart,
    '/api/orders': payable,
    '/api/payment/PaymentSessionRequest': paymentSession(),
  });
  await renderInShop(
    <PaymentStep
      state="open"
      total={3}
      profile={profile}
      checkoutCart={loadedCart(cart)}
      onReturnTo={() => {}}
      onCartRefused={() => {}}
    />,
    { session: signedInAnna },
  );
  await user.click(await screen.findByRole('radio', { name: /Credit card/ }));
  await user.selectOptions(screen.getByLabelText('Card type'), 'Visa');
  const another = 'Choose another payment method';
  await user.click(screen.getByRole('button', { name: /^Place order/ }));
  await user.click(await screen.findByRole('button', { name: another }));
  expect(screen.queryByRole('button', { name: another })).toBeNull();
  await user.click(screen.getByRole('button', { name: /^Place order/ }));
  await screen.findByRole('button', { name: another });
  await user.click(screen.getByRole('radio', { name: /PayPal/ }));
  expect(screen.queryByRole('button', { name: another })).toBeNull();
  screen.getByRole('button', { name: /^Place order/ });
});
