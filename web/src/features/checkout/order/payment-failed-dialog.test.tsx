// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { renderInShop } from '../../../testing/in-shop.tsx';
import { PaymentFailedDialog } from './payment-failed-dialog.tsx';

afterEach(cleanup);

function CurrentPath() {
  return <p>{useLocation().pathname}</p>;
}

const dialog = (
  <>
    <CurrentPath />
    <PaymentFailedDialog open onClose={() => {}} />
  </>
);

it('leads to the payment details', async () => {
  await renderInShop(dialog, { markets: { paymentDetails: 'here' } });
  await userEvent.click(screen.getByRole('button', { name: 'Change payment method', hidden: true }));
  screen.getByText('/my-account/payment-details');
});

it('says that the payment details are elsewhere where they are closed', async () => {
  await renderInShop(dialog, { markets: { paymentDetails: 'elsewhere' } });
  screen.getByText('This feature is no longer available here.');
  expect(screen.queryByRole('button', { name: 'Change payment method', hidden: true })).toBeNull();
});
