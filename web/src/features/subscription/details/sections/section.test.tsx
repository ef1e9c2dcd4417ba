// @vitest-environment happy-dom
import { subscriptionDetails } from '@perennial/shared/examples/subscription-details';
import type { SubscriptionDetails } from '@perennial/shared/models/subscription-details';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderInShop, signedInAnna } from '../../../../testing/in-shop.tsx';
import { readText } from '../../../../testing/page-steps.ts';
import { Sections } from './sections.tsx';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const open = (changes: Partial<SubscriptionDetails>) =>
  renderInShop(<Sections subscription={{ ...subscriptionDetails(changes), content: null }} />, {
    session: signedInAnna,
  });

const openSections = () => [...document.querySelectorAll('details[open] > summary')].map((one) => readText(one));

const tick = async (name: RegExp) => fireEvent.click(await screen.findByRole('radio', { name }));
const isTicked = async (name: RegExp) => (await screen.findByRole<HTMLInputElement>('radio', { name })).checked;
const fill = async (label: string, value: string) =>
  fireEvent.change(await screen.findByLabelText(label, { selector: 'input, select' }), { target: { value } });
const filled = async (label: string) =>
  (await screen.findByLabelText<HTMLInputElement>(label, { selector: 'input, select' })).value;

const pausedUntil = {
  status: 'Paused',
  ableToChangeReplenishmentResumeDate: true,
  resumedReplenishmentDate: '2026-06-01',
} as const;

type Entered = {
  readonly changes?: Partial<SubscriptionDetails>;
  readonly enter: () => Promise<unknown>;
  /** What is read of it after a reload. */
  readonly read: () => Promise<unknown>;
  readonly expected: unknown;
};

it.each<[string, Entered]>([
  [
    'How often',
    { enter: () => fill('How often', 'P-1000002'), read: () => filled('How often'), expected: 'P-1000002' },
  ],
  ['Product', { enter: () => tick(/^Halo gentle/), read: () => isTicked(/^Halo gentle/), expected: true }],
  ['Pause subscription', { enter: () => tick(/^Until/), read: () => isTicked(/^Until/), expected: true }],
  [
    'Resume subscription',
    {
      changes: pausedUntil,
      enter: () => fill('New resume date', '06/30/2026'),
      read: () => filled('New resume date'),
      expected: '06/30/2026',
    },
  ],
  [
    'Promotion information',
    { enter: () => fill('Discount code', 'HALO'), read: () => filled('Discount code'), expected: 'HALO' },
  ],
  [
    'Problem with a delivery',
    { enter: () => tick(/^It has not/), read: () => isTicked(/^It has not/), expected: true },
  ],
])(
  'the section "%s" alone is open again after a reload, with what was entered in it, until it is closed',
  async (name, entered) => {
    const { changes = {}, enter, read, expected } = entered;
    const isOfSection = expect.stringMatching(`^${name}`);
    await open(changes);
    expect(openSections()).toEqual([]);
    const summary = () => screen.getByText(name, { selector: 'summary *' });
    fireEvent.click(summary());
    await enter();
    cleanup();
    await open(changes);
    expect(await read()).toBe(expected);
    expect(openSections()).toEqual([isOfSection]);
    fireEvent.click(summary());
    expect(openSections()).toEqual([]);
  },
);
