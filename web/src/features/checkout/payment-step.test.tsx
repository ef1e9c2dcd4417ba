// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { settledActivity, stubAnswers } from '../../testing/answers.ts';
import { renderInShop, signedInAnna } from '../../testing/in-shop.tsx';
import { sampleCart } from '../../testing/sample-cart.ts';
import { sampleProfile } from '../../testing/sample-profile.ts';
import { PaymentStep } from './payment-step.tsx';

const sentence = 'The last name is too short';

const refusal = {
  title: 'Bad Request',
  status: 400,
  detail: `${sentence}\nplease click the edit button`,
  messages: [{ code: 'error.message.other', text: sentence }],
  action: 'show-personal-details',
};

/** Shows the step for an order that a partner pays, and presses its button. The shop API refuses the order. */
async function pressButton({ hasSubscription }: { hasSubscription: boolean }) {
  const { summary, ...rest } = sampleCart({ disablePayment: true });
  const cart = { ...rest, summary: { ...summary, payNow: { ...summary.payNow, discounted: 0 } } };
  const profile = sampleProfile({ hasSubscription });
  stubAnswers({
    '/api/user/details': profile,
    '/api/user/payment-activity': settledActivity,
    '/api/shoppingcart/request': cart,
    '/api/orders': () => Response.json(refusal, { status: 400 }),
  });
  const onReturnTo = vi.fn();
  const lines = [{ name: 'sonic-brush-halo', quantity: 1, promotionCodes: [] }];
  const checkoutCart = { lines, cart, stale: false, problem: undefined, reload: () => {} };
  await renderInShop(
    <PaymentStep state="open" total={2} profile={profile} checkoutCart={checkoutCart} onReturnTo={onReturnTo} />,
    { session: signedInAnna },
  );
  fireEvent.click(screen.getByRole('button', { name: /^Confirm order/ }));
  return onReturnTo;
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
});

it('shows a refusal in the personal details of a customer who can edit them', async () => {
  const onReturnTo = await pressButton({ hasSubscription: false });
  await vi.waitFor(() => expect(onReturnTo).toHaveBeenCalledWith('identity', refusal.detail));
});

it('keeps a refusal at the button for a customer who cannot edit personal details, and names who can help', async () => {
  const onReturnTo = await pressButton({ hasSubscription: true });
  await screen.findByText(sentence);
  expect(screen.queryByText(/edit button/)).toBeNull();
  screen.getByRole('link', { name: 'Contact customer service' });
  expect(onReturnTo).not.toHaveBeenCalled();
});
