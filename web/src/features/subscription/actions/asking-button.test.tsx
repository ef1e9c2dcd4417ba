// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { renderInShop } from '../../../testing/in-shop.tsx';
import { AskingButton } from './asking-button.tsx';

afterEach(cleanup);

/** A question that is there until it is answered. */
function Question() {
  const [isOpen, setOpen] = useState(true);
  return isOpen ? (
    <button type="button" onClick={() => setOpen(false)}>
      No
    </button>
  ) : null;
}

it('asks nothing before it is pressed, and asks again with each press', async () => {
  await renderInShop(
    <AskingButton label="Ship now">
      <Question />
    </AskingButton>,
  );
  const no = () => screen.queryByRole('button', { name: 'No' });
  for (const _ of ['first', 'second']) {
    expect(no()).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Ship now' }));
    fireEvent.click(await screen.findByRole('button', { name: 'No' }));
  }
  expect(no()).toBeNull();
});
