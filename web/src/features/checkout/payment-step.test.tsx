// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { settledActivity, stubAnswers } from '../../testing/answers.ts';
import { renderInShop, signedInAnna } from '../../testing/in-shop.tsx';
import { sampleCart } from '../../testing/sample-cart.ts';
import { sampleProfile } from '../../testing/sample-profile.ts';
import { loadedCart } from './order/testing/loaded-cart.ts';
import { PaymentStep } from './payment-step.tsx';

const sentence = 'The last name is too short';

const refusal = {
  title: 'Bad Request',
  status: 400,
  detail: `${sentence}\nplease click the edit button`,
  messages: [{ code: 'error.message.other', text: sentence }],
  action: 'show-personal-details',
};

const refuse = () => Response.json(refusal, { status: 400 });

/** Shows the step for an order that a partner pays, and presses its button. The shop API refuses the order by default. */
async function pressButton({
  hasSubscription,
  answer = refuse,
}: {
  hasSubscription: boolean;
  answer?: () => Response;
}) {
  const { summary, ...rest } = sampleCart({ disablePayment: true });
  const cart = { ...rest, summary: { ...summary, payNow: { ...summary.payNow, discounted: 0 } } };
  const profile = sampleProfile({ hasSubscription });
  stubAnswers({
    '/api/user/details': profile,
    '/api/user/payment-activity': settledActivity,
    '/api/shoppingcart/request': cart,
    '/api/orders': answer,
  });
  const onReturnTo = vi.fn();
  await renderInShop(
    <PaymentStep
      state="open"
      total={2}
      profile={profile}
      checkoutCart={loadedCart(cart)}
      onReturnTo={onReturnTo}
      onCartRefused={() => {}}
    />,
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
  expect((await screen.findByText(sentence)).closest('[role=alert]')).not.toBeNull();
  expect(screen.queryByText(/edit button/)).toBeNull();
  screen.getByText(/^Your personal details cannot be changed here\./);
  const help = screen.getByRole('link', { name: 'Contact customer service' });
  expect(help.getAttribute('href')).toBe('/my-account/support?language=en-CA');
  expect(onReturnTo).not.toHaveBeenCalled();
});

it('says that the order is uncertain after an exception that nobody foresees, and takes the next press', async () => {
  const report = vi.fn();
  vi.stubGlobal('reportError', report);
  const placed = { orderNumber: 'O-1', packingInfo: [], htmlForm: '<form action="https://pay.example"></form>' };
  const answer = vi.fn(() => Response.json(placed));
  vi.stubGlobal('DOMParser', undefined);
  await pressButton({ hasSubscription: false, answer });
  await screen.findByText(/^We do not know whether we have received your order\./);
  expect(report).toHaveBeenCalledOnce();
  expect(answer).toHaveBeenCalledOnce();
  fireEvent.click(screen.getByRole('button', { name: /^Confirm order/ }));
  await vi.waitFor(() => expect(answer).toHaveBeenCalledTimes(2));
});
