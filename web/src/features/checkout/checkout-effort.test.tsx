// @vitest-environment happy-dom
/** How much a new customer fills in, by country (docs/rules/checkout.md#fields-and-presses). */

import { type CultureCode, cultureCodes } from '@perennial/shared/cultures/cultures';
import { cart } from '@perennial/shared/examples/cart';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { PaymentMethods } from '../../commerce/payment/payment-methods.tsx';
import { paymentOptions } from '../../commerce/payment/payment-options.ts';
import { stubAnswers } from '../../testing/answers.ts';
import { renderInShop, signedInAnna } from '../../testing/in-shop.tsx';
import { sampleProfile } from '../../testing/sample-profile.ts';
import { AddressStep } from './address-step.tsx';
import { visa } from './order/testing/order-shop.ts';
import { PersonalDetailsStep } from './personal-details-step.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

/** Number, expiry date, security code and name: what the form of the provider asks for. */
const FIELDS_OF_CARD = 4;

const isField = (element: HTMLElement) => !element.matches('[readonly], [type=checkbox], [type=radio]');
const fieldsIn = (part: HTMLElement) =>
  [...within(part).queryAllByRole('textbox'), ...within(part).queryAllByRole('combobox')].filter(isField).length;

/** All fields from the opened checkout to the payment by card, of a bundle that asks for no telephone number. */
async function countFields(culture: CultureCode): Promise<number> {
  stubAnswers({});
  const profile = sampleProfile({ hasSubscription: false, hasPayment: false }, { shipping: null });
  const step = { total: 3, profile, problem: undefined, onEdit: () => {}, onClose: () => {} };
  const bundle = cart({ phoneNumberVisible: false, phoneNumberRequired: false });
  const { container } = await renderInShop(
    <>
      <PersonalDetailsStep {...step} cart={bundle} state="done" />
      <AddressStep {...step} cart={bundle} state="open" />
      <PaymentMethods
        options={paymentOptions([visa], undefined, 'True')}
        choice={{ option: 'card', card: visa.code }}
        onChoose={() => {}}
        disabled={false}
      />
    </>,
    { culture, session: signedInAnna },
  );
  await screen.findByRole('group', { name: 'Shipping address' });
  return fieldsIn(container) + FIELDS_OF_CARD;
}

const counts: Readonly<Record<CultureCode, number>> = {
  'nl-nl': 10,
  'en-us': 9,
  'en-ca': 9,
  'pl-pl': 10,
  'cs-cz': 9,
  'fr-fr': 10,
  'sv-se': 10,
  'ro-ro': 10,
  'de-de': 8,
  'en-gb': 10,
  'it-it': 10,
  'es-es': 10,
  'de-at': 9,
  'nl-be': 9,
};

it.each(cultureCodes)('a new customer fills in no more than the country asks for: %s', async (culture) => {
  expect(await countFields(culture)).toBe(counts[culture]);
});
