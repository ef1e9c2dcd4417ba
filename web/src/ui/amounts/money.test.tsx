// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Money, SuperscriptCents, splitAmount } from './money.tsx';

afterEach(cleanup);

describe('splitAmount', () => {
  it.each([
    ['€ 12,90', '€ 12,', '90', ''],
    ['€ 1.234,50', '€ 1.234,', '50', ''],
    ['€ -5,00', '€ -5,', '00', ''],
    ['1 234,50 $', '1 234,', '50', ' $'],
    ['$12.90', '$12.', '90', ''],
  ])('finds the cents in %s', (amount, before, cents, after) => {
    expect(splitAmount(amount)).toEqual({ before, cents, after });
  });

  it('finds no cents in an amount without them', () => {
    expect(splitAmount('€ 12')).toBeUndefined();
    expect(splitAmount('…')).toBeUndefined();
  });
});

it('screen readers read an amount with raised cents as one amount', () => {
  const { container } = render(
    <SuperscriptCents value={true}>
      <Money amount="€ 12,90" />
    </SuperscriptCents>,
  );
  expect(container.querySelector('.money__cents')?.textContent).toBe('90');
  const heard = Array.from(container.childNodes).filter(
    (node) => !(node instanceof Element && node.hasAttribute('aria-hidden')),
  );
  expect(heard.map((node) => node.textContent).join('')).toBe('€ 12,90');
});

it('an amount without raised cents is plain text', () => {
  const { container } = render(<Money amount="€ 12,90" />);
  expect(container.innerHTML).toBe('€ 12,90');
});
