// @vitest-environment happy-dom
import { subscriptionDetails } from '@perennial/shared/examples/subscription-details';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderInShop, signedInAnna } from '../../../../testing/in-shop.tsx';
import { Sections } from './sections.tsx';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const open = () =>
  renderInShop(<Sections subscription={{ ...subscriptionDetails({ acceptPromotion: true }), content: null }} />, {
    session: signedInAnna,
  });

const box = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Discount code' });
const openSections = () => [...document.querySelectorAll('details[open] > summary')].map((one) => one.textContent);

it('a section in which something was entered is open again after a reload, until it is closed', async () => {
  await open();
  expect(openSections()).toEqual([]);
  const summary = () => screen.getByText('Promotion information');
  fireEvent.click(summary());
  fireEvent.change(await box(), { target: { value: 'HALO' } });
  cleanup();
  await open();
  expect((await box()).value).toBe('HALO');
  expect(openSections()).toHaveLength(1);
  fireEvent.click(summary());
  expect(openSections()).toEqual([]);
});
