// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { renderInShop } from '../../testing/in-shop.tsx';
import { readAloud } from '../../testing/read-aloud.ts';
import { ZipDialog } from './zip-dialog.tsx';

afterEach(cleanup);

const place = { country: 'US', zipCode: '90210', city: 'Austin', stateCode: 'TX' } as const;
const mismatches = [
  { ...place, purpose: 'shipping' },
  { ...place, purpose: 'billing', zipCode: '10001' },
] as const;

async function show(context: 'checkout' | 'account') {
  const onContinue = vi.fn();
  const onEdit = vi.fn();
  await renderInShop(<ZipDialog {...{ context, mismatches, onContinue, onEdit }} />, { culture: 'en-us' });
  return { dialog: screen.getByRole('dialog', { name: 'Check your zip code' }), onContinue, onEdit };
}

it.each([
  [
    'checkout',
    [
      'Oops! The Zip Code 90210 you entered does not match with the city Austin and state Texas.',
      'Oops! The Zip Code 10001 you entered does not match with the city Austin and state Texas.',
      'Do you want to proceed or edit?',
      'button "Edit"',
      'button "Continue"',
    ],
  ],
  [
    'account',
    [
      'Please enter a zip code that matches the state: 90210 is not one of Texas.',
      'Please enter a zip code that matches the state: 10001 is not one of Texas.',
      'button "Modify"',
      'button "Continue anyway"',
    ],
  ],
] as const)(
  'says of each address of the %s what does not match, and asks what the buttons answer',
  async (context, said) => {
    const { dialog } = await show(context);
    expect(readAloud(dialog).filter((line) => !/^(?:banner|status| )/.test(line))).toEqual(said);
  },
);

it.each([
  ['checkout', 'Edit', 'Continue'],
  ['account', 'Modify', 'Continue anyway'],
] as const)('goes back to the fields of the %s by "%s", and on by "%s"', async (context, edit, goOn) => {
  const { onContinue, onEdit } = await show(context);
  await userEvent.click(screen.getByRole('button', { name: edit }));
  expect([onEdit.mock.calls.length, onContinue.mock.calls.length]).toEqual([1, 0]);
  await userEvent.click(screen.getByRole('button', { name: goOn }));
  expect([onEdit.mock.calls.length, onContinue.mock.calls.length]).toEqual([1, 1]);
});
