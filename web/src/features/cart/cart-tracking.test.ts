import type { TrackedEvent } from '@perennial/shared/analytics/events';
import { describe, expect, it } from 'vitest';
import { createLines, withoutCodes } from '../../commerce/cart/cart-lines.ts';
import { createCartTracking } from './cart-events.ts';
import { type CartState, firstState } from './cart-state.ts';

const loadedLines = createLines(['a'], 'SPRING');
const changedLines = loadedLines.map((line) => ({ ...line, quantity: 2 }));
const quantityEvent = { name: 'cart_quantity:change', details: { bundle: 'a', quantity: 2 } };

/** Returns the state of a cart with these lines. `pricedLines` are those of the last response with prices. */
function createState(status: CartState['status'], lines = loadedLines, pricedLines = lines): CartState {
  const request = { lines, zipCode: undefined };
  return { ...firstState(request), status, priced: { ...request, lines: pricedLines } };
}

/** Returns the events of a cart that had these states, one after the other. */
function follow(...states: readonly CartState[]): readonly TrackedEvent[] {
  const tracked: TrackedEvent[] = [];
  const trackChanges = createCartTracking((name, details) => tracked.push({ name, details }), loadedLines);
  for (const state of states) trackChanges(state);
  return tracked;
}

describe('the tracking of cart changes', () => {
  it('tracks a change of the loaded cart once', () => {
    const tracked = follow(
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
    const tracked = follow(
      createState('loading'),
      createState('pricing'),
      createState('updating', changedLines, loadedLines),
      createState('ready', changedLines),
    );
    expect(tracked).toEqual([quantityEvent]);
  });

  it('tracks a change of a cart that came with the page and is still checked', () => {
    const tracked = follow(
      createState('checking'),
      createState('updating', changedLines, loadedLines),
      createState('ready', changedLines),
    );
    expect(tracked).toEqual([quantityEvent]);
  });

  it('tracks a change before the page has started', () => {
    const tracked = follow(createState('updating', changedLines, loadedLines), createState('ready', changedLines));
    expect(tracked).toEqual([quantityEvent]);
  });

  it('does not track a change that the shop API rejected', () => {
    const tracked = follow(
      createState('loading'),
      createState('ready'),
      createState('updating', changedLines, loadedLines),
      createState('ready'),
    );
    expect(tracked).toEqual([]);
  });

  it('does not track a code of the URL that the shop API rejected', () => {
    const lines = withoutCodes(loadedLines);
    const tracked = follow(
      createState('loading'),
      createState('loading', lines, loadedLines),
      createState('ready', lines),
    );
    expect(tracked).toEqual([]);
  });
});
