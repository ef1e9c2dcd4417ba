// @vitest-environment happy-dom
import { paymentMethod, savedPaymentMethod } from '@perennial/shared/examples/payment';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderInShop } from '../../testing/in-shop.tsx';
import { readText } from '../../testing/page-steps.ts';
import { PaymentMethods } from './payment-methods.tsx';
import { paymentOptions } from './payment-options.ts';

afterEach(cleanup);

const visa = paymentMethod({ logoUrl: '/visa.svg' });
const mastercard = paymentMethod({ code: 'Adyen.MasterCard', name: 'Mastercard', logoUrl: '/mc.svg' });
const payPal = paymentMethod({
  provider: 'PayPal',
  code: 'PayPal',
  name: 'PayPal',
  isCreditCard: false,
  logoUrl: '/paypal.svg',
});
const applePay = paymentMethod({
  code: 'Adyen.ApplePay',
  name: 'Apple Pay',
  isCreditCard: false,
  logoUrl: '/apple.svg',
});
const account = savedPaymentMethod({
  type: 'Bank',
  cardNumber: null,
  bankAccountNumber: '**** 3456',
  paymentMethodName: 'SEPA',
});
const options = paymentOptions([visa, payPal, mastercard, applePay], account, 'False');

async function show(props: Partial<ComponentProps<typeof PaymentMethods>> = {}) {
  const onChoose = vi.fn();
  await renderInShop(
    <PaymentMethods
      options={options}
      choice={{ option: undefined, card: '' }}
      onChoose={onChoose}
      disabled={false}
      {...props}
    />,
  );
  return onChoose;
}

const rows = () =>
  screen.getAllByRole<HTMLInputElement>('radio').map((radio) => {
    const row = radio.closest('label') as HTMLElement;
    const logos = [...row.querySelectorAll('img')].map((logo) => logo.getAttribute('src'));
    return [readText(row), logos, radio.checked ? 'chosen' : radio.disabled ? 'disabled' : 'open'];
  });

it('names each method with its logos, the saved account as the one that is chosen, and what cannot be chosen', async () => {
  await show();
  expect(rows()).toEqual([
    ['SEPA **** 3456 Saved payment method', [], 'chosen'],
    ['Credit card', ['/visa.svg', '/mc.svg'], 'open'],
    ['PayPal PayPal is disabled', ['/paypal.svg'], 'disabled'],
    ['Apple Pay', ['/apple.svg'], 'open'],
  ]);
  expect(screen.queryByText(/^(You will pay|Apple Pay opens)/)).toBeNull();
});

it('asks for the card below the cards, and keeps it when another method is looked at', async () => {
  const onChoose = await show({ choice: { option: 'card', card: 'Adyen.MasterCard' } });
  const cards = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Card type' });
  expect([...cards.options].map(({ text }) => text)).toEqual(['Choose your card', 'Visa', 'Mastercard']);
  expect([cards.value, cards.getAttribute('autocomplete')]).toEqual(['Adyen.MasterCard', 'cc-type']);
  await userEvent.selectOptions(cards, 'Visa');
  await userEvent.click(screen.getByRole('radio', { name: 'Apple Pay' }));
  expect(onChoose.mock.calls).toEqual([
    [{ option: 'card', card: 'Adyen.Visa' }],
    [{ option: 'method:Adyen.ApplePay', card: 'Adyen.MasterCard' }],
  ]);
});

it.each([
  ['PayPal', 'You will pay on the PayPal site and then come back here.'],
  ['Adyen.ApplePay', 'Apple Pay opens on this page as soon as you continue.'],
])('says where a payment with %s goes on, until its form is there', async (code, text) => {
  const choice = { option: `method:${code}`, card: '' } as const;
  await show({ choice });
  screen.getByText(text);
  cleanup();
  await show({ choice, form: () => <p>The form</p> });
  screen.getByText('The form');
  expect(screen.queryByText(text)).toBeNull();
});

it('says at the list, and with it, what the choice lacks', async () => {
  await show({ error: 'Please choose how you want to pay.' });
  const group = screen.getByRole('group', {
    name: 'Payment methods',
    description: 'Please choose how you want to pay.',
  });
  expect(within(group).getByRole('alert').textContent).toBe('Please choose how you want to pay.');
});

it('takes no other choice while the provider has the payment', async () => {
  await show({
    choice: { option: 'card', card: 'Adyen.Visa' },
    form: (onPaying) => (
      <button type="button" onClick={() => onPaying(true)}>
        Pay
      </button>
    ),
  });
  await userEvent.click(screen.getByRole('button', { name: 'Pay' }));
  const fields = [...screen.getAllByRole('radio'), screen.getByRole('combobox')];
  expect(fields.filter((field) => !field.matches(':disabled'))).toEqual([]);
});
