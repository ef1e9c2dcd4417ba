// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { renderInShop } from '../../testing/in-shop.tsx';
import { LongList } from './long-list.tsx';

const items = Array.from({ length: 40 }, (_, index) => `Item ${index + 1}`);

/** A list whose text has been typed to its end, while its items are those of the text before. */
function Searched() {
  const typed = useRef('halo');
  const [searchedFor, setSearchedFor] = useState('hal');
  return (
    <>
      <LongList items={items} step={10} searchedFor={searchedFor} typed={typed} className="list">
        {(item) => (
          <li key={item}>
            <h3 tabIndex={-1}>{item}</h3>
          </li>
        )}
      </LongList>
      <input aria-label="the items of the last letter" onFocus={() => setSearchedFor('halo')} />
      <input aria-label="the items of another text" onFocus={() => setSearchedFor('ha')} />
    </>
  );
}

const count = () => screen.getAllByRole('heading').length;
const more = () => screen.getByRole('button', { name: /^Show 10 more/ });

afterEach(cleanup);

it('adds to the items of the last letter, although the press is shown before them', async () => {
  await renderInShop(<Searched />);
  await userEvent.click(more());
  expect(count()).toBe(10);
  await userEvent.click(screen.getByRole('textbox', { name: 'the items of the last letter' }));
  expect(count()).toBe(20);
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Item 11'));
});

it('shows the first items of another text, and leaves the focus alone when the items of the first come back', async () => {
  await renderInShop(<Searched />);
  await userEvent.click(screen.getByRole('textbox', { name: 'the items of the last letter' }));
  await userEvent.click(more());
  await userEvent.click(more());
  expect(count()).toBe(30);
  const other = screen.getByRole('textbox', { name: 'the items of another text' });
  await userEvent.click(other);
  expect(count()).toBe(10);
  const back = screen.getByRole('textbox', { name: 'the items of the last letter' });
  await userEvent.click(back);
  await waitFor(() => expect(document.activeElement).toBe(back));
});

it.each([
  ['all items are shown', 10, Infinity, 10, undefined],
  ['there are fewer than a step', 3, Infinity, 3, undefined],
  ['one more is left', 11, Infinity, 10, 'Show 1 more'],
  ['only a screen of them is drawn for now', 40, 3, 3, undefined],
  ['as many as the first step are drawn for now', 40, 10, 10, 'Show 10 more'],
])('offers more items only where some are left: %s', async (_, total, cap, shown, button) => {
  await renderInShop(
    <LongList items={items.slice(0, total)} step={10} cap={cap} className="list">
      {(item) => <li key={item}>{item}</li>}
    </LongList>,
  );
  expect(screen.getAllByRole('listitem')).toHaveLength(shown);
  expect(screen.queryByRole('button')?.textContent).toBe(button);
});
