// @vitest-environment happy-dom
import { subscriptionListItem } from '@perennial/shared/examples/subscription';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Profiler } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderInShop, signedInAnna } from '../../../testing/in-shop.tsx';
import { SubscriptionLists } from './subscription-lists.tsx';

/** The numbers of the cards that were rendered, in the order of rendering. */
const rendered: string[] = [];
/** The number of cards on screen after each commit. */
const cardsOfCommits: number[] = [];

const cards = () => screen.queryAllByRole('heading', { level: 3 });
const field = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search by product or number' });

/** Shows 200 subscriptions; every tenth is inactive. Only a card reads the image of a subscription. */
async function show() {
  const subscriptions = Array.from({ length: 200 }, (_, index) => {
    const subscriptionNumber = `S-${index + 1}`;
    const status = index % 10 === 9 ? 'InActive' : 'Active';
    const subscription = subscriptionListItem({ subscriptionNumber, title: `Razor ${index + 1}`, status });
    const { image } = subscription;
    return Object.defineProperty(subscription, 'image', {
      get: () => {
        rendered.push(subscriptionNumber);
        return image;
      },
    });
  });
  await renderInShop(
    <Profiler id="lists" onRender={() => cardsOfCommits.push(cards().length)}>
      <SubscriptionLists subscriptions={subscriptions} />
    </Profiler>,
    { session: signedInAnna },
  );
  await waitFor(() => expect(cards()).toHaveLength(20));
  await screen.findByRole('searchbox');
}

beforeEach(() => {
  vi.stubGlobal('fetch', async () => Response.json([]));
  localStorage.clear();
  rendered.length = 0;
  cardsOfCommits.length = 0;
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('begin with the cards that fill a screen, and render each card once', async () => {
  await show();
  expect(cardsOfCommits[0]).toBe(3);
  expect(rendered).toHaveLength(20);
  expect(new Set(rendered).size).toBe(20);
});

it('keep the cards that a key finds again, and render only new ones', async () => {
  await show();
  const [first] = cards();
  rendered.length = 0;
  await userEvent.type(field(), 'razor');
  await screen.findByText('200 of 200 found');
  expect(rendered).toEqual([]);
  expect(cards()[0]).toBe(first);

  await userEvent.type(field(), ' 55');
  await screen.findByText('2 of 200 found');
  expect(rendered.at(-1)).toBe('S-155');
  expect(new Set(rendered).size).toBe(rendered.length);
});

it('show the first cards again for another text', async () => {
  await show();
  const [more] = screen.getAllByRole('button', { name: 'Show 10 more' });
  if (more) await userEvent.click(more);
  await waitFor(() => expect(cards()).toHaveLength(30));
  await userEvent.type(field(), 'razor');
  await waitFor(() => expect(cards()).toHaveLength(20));
});

/** Types another text, and presses "Show 10 more" before the cards that it finds are on screen. */
async function pressWhileSearching(text: string) {
  const [more] = screen.getAllByRole('button', { name: 'Show 10 more' });
  more?.focus();
  await act(async () => {
    fireEvent.change(field(), { target: { value: text } });
    if (more) fireEvent.click(more);
  });
}

it('show more of the cards that the last key found, even if the press came before them', async () => {
  await show();
  await pressWhileSearching('razor 1');
  screen.getByText('119 of 200 found');
  // 20 active ones, and the first 10 inactive ones.
  expect(cards()).toHaveLength(30);
  await waitFor(() => expect(document.activeElement).toBe(cards()[10]));
});

it('keep the focus in the list if the button goes with the last key', async () => {
  await show();
  await pressWhileSearching('razor 55');
  expect(cards()).toHaveLength(2);
  await waitFor(() => expect(document.activeElement).toBe(cards().at(-1)));
});

it('fold the inactive ones beside active ones, unfold them for a search, and fold them again after it', async () => {
  await show();
  const inactive = screen.getByRole('heading', { name: 'Inactive subscriptions' }).closest('details');
  expect(inactive?.open).toBe(false);
  // All of them, not those on screen.
  expect(inactive?.querySelector('summary')?.textContent).toBe('Inactive subscriptions20');
  await userEvent.type(field(), 'razor 10');
  await waitFor(() => expect(inactive?.open).toBe(true));
  await userEvent.clear(field());
  await waitFor(() => expect(inactive?.open).toBe(false));
});

it('show the inactive ones unfolded if there are no others', async () => {
  await renderInShop(<SubscriptionLists subscriptions={[subscriptionListItem({ status: 'InActive' })]} />, {
    session: signedInAnna,
  });
  await waitFor(() => expect(cards()).toHaveLength(1));
  expect(cards()[0]?.closest('details')).toBeNull();
});

it('lead on from a search without a result', async () => {
  await show();
  await userEvent.type(field(), 'purifier');
  const status = await screen.findByText('No subscription matches your search.');
  expect(status.getAttribute('role')).toBe('status');
  await userEvent.click(screen.getByRole('button', { name: 'Clear search' }));
  await waitFor(() => expect(cards()).toHaveLength(20));
  expect(document.activeElement).toBe(field());
  expect(field().value).toBe('');
  expect(status.isConnected).toBe(true);
  expect(status.textContent).toBe('');
});

it('lead to the cart, which shows the products, in a shop without product pages', async () => {
  await renderInShop(<SubscriptionLists subscriptions={[]} />, { session: signedInAnna });
  const link = screen.getByRole('link', { name: 'Back to the shop' });
  expect(link.getAttribute('href')).toBe('/cart?language=en-CA');
});

it('lead to the product pages of the shop and to support if there is no subscription', async () => {
  await renderInShop(<SubscriptionLists subscriptions={[]} />, {
    session: signedInAnna,
    productPagesUrl: 'https://shop.example/products',
  });
  // The drawing is an ornament without a name: that of a page which cannot be found would say that something is wrong.
  expect(document.querySelector('[class^="drawing--"]')?.className).toBe('drawing--nothing-yet');
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['See our products', 'https://shop.example/products'],
    ['Need help?', '/my-account/support?language=en-CA'],
  ]);
});
