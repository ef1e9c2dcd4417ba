// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { renderInShop } from '../../../testing/in-shop.tsx';
import { ReasonFields } from './reason-fields.tsx';
import { noReasons } from './reasons.ts';

function Reasons() {
  const [note, setNote] = useState('');
  return (
    <ReasonFields
      legend="Why?"
      options={[]}
      reasons={{ ...noReasons, note }}
      disabled={false}
      onTick={() => undefined}
      onWrite={setNote}
    />
  );
}

afterEach(cleanup);

it.each([
  ['🎉'.repeat(150), '150 of 200', '🎉'.repeat(150)],
  ['🎉'.repeat(201), '200 of 200', '🎉'.repeat(200)],
  [' Bye ', '3 of 200', ' Bye '],
])('the note %j has %s letters, counted as they are sent', async (written, count, kept) => {
  await renderInShop(<Reasons />);
  const box = screen.getByRole('textbox');
  fireEvent.change(box, { target: { value: written } });
  expect(screen.getByText(new RegExp(`^${count} `)).className).toContain('count');
  expect(box).toHaveProperty('value', kept);
  expect(box.getAttribute('maxlength')).toBeNull();
});
