// @vitest-environment happy-dom
import type { TrackedEvent } from '@perennial/shared/analytics/events';
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { setEventReceiver } from '../../analytics/track.ts';
import { createLines, withoutCodes } from '../../commerce/cart/cart-lines.ts';
import type { CartState } from './cart-state.ts';
import { useCartEvents } from './use-cart-events.ts';

const tracked: TrackedEvent[] = [];
const loadedLines = createLines(['a'], 'SPRING');
const changedLines = loadedLines.map((line) => ({ ...line, quantity: 2 }));
const quantityEvent = { name: 'cart_quantity:change', details: { bundle: 'a', quantity: 2 } };

/** Returns the state of a cart with these lines. `pricedLines` are those of the last response with prices. */
function createState(status: CartState['status'], lines = loadedLines, pricedLines = lines): CartState {
  return {
    lines,
    zipCode: undefined,
    priced: { lines: pricedLines, zipCode: undefined },
    edited: false,
    cart: undefined,
    status,
    problem: undefined,
    codeProblem: undefined,
    zipProblem: undefined,
    refusedZip: undefined,
    unsold: [],
    exceeded: [],
  };
}

function renderStates(...[first, ...next]: readonly [CartState, ...CartState[]]): void {
  const { rerender } = renderHook(useCartEvents, { initialProps: first });
  for (const state of next) rerender(state);
}

beforeEach(() => {
  // The receiver first gets the events that earlier tests have left, so they are dropped after it is set.
  setEventReceiver((event) => tracked.push(event));
  tracked.length = 0;
});
afterEach(cleanup);

describe('the tracking of cart changes', () => {
  it('tracks a change of the loaded cart once', () => {
    renderStates(
      createState('loading'),
      createState('ready'),
      createState('updating', changedLines, loadedLines),
      createState('checking', changedLines),
      createState('ready', changedLines),
      createState('ready', changedLines),
    );
    expect(tracked).toEqual([quantityEvent]);
  });

  it('tracks a change before the first prices', () => {
    renderStates(
      createState('loading'),
      createState('pricing'),
      createState('updating', changedLines, loadedLines),
      createState('ready', changedLines),
    );
    expect(tracked).toEqual([quantityEvent]);
  });

  it('tracks a change of a cart that came with the page and is still checked', () => {
    renderStates(
      createState('checking'),
      createState('updating', changedLines, loadedLines),
      createState('ready', changedLines),
    );
    expect(tracked).toEqual([quantityEvent]);
  });

  it('does not track a change that the shop API rejected', () => {
    renderStates(
      createState('loading'),
      createState('ready'),
      createState('updating', changedLines, loadedLines),
      createState('ready'),
    );
    expect(tracked).toEqual([]);
  });

  it('does not track a code of the URL that the shop API rejected', () => {
    const lines = withoutCodes(loadedLines);
    renderStates(createState('loading'), createState('loading', lines, loadedLines), createState('ready', lines));
    expect(tracked).toEqual([]);
  });
});
