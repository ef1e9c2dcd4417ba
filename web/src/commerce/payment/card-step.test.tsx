// @vitest-environment happy-dom
import { paymentMethod, paymentSession } from '@perennial/shared/examples/payment';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterAll, afterEach, it, vi } from 'vitest';
import { renderInShop } from '../../testing/in-shop.tsx';
import { CardStep } from './card-step.tsx';

/** Whether the module of the form can be loaded. */
const network = vi.hoisted(() => ({ isThere: false }));
// One process runs many files. Those before may have loaded the modules without the mock, and those after need them without it.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());
vi.mock('./open-card-step.tsx', () => ({
  get OpenCardStep() {
    if (!network.isThere) throw new Error('offline');
    return () => <p>Card number</p>;
  },
}));

afterEach(cleanup);

it('says that the form cannot be loaded and nothing was charged, and loads it again on request', async () => {
  await renderInShop(
    <CardStep
      card={{ session: paymentSession(), method: paymentMethod() }}
      lead="Pay $12.00 with Visa"
      amount={12}
      onAuthorised={() => {}}
      onPaying={() => {}}
      onChooseAnother={() => {}}
    />,
  );
  await screen.findByText('The card form could not be loaded. Nothing was charged.');
  network.isThere = true;
  await userEvent.click(screen.getByRole('button', { name: /Try again/ }));
  await screen.findByText('Card number');
});
