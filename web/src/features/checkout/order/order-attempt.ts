/**
 * The order that a person is about to pay, remembered across tabs and reloads until it is paid: whoever comes back to
 * it pays that order instead of placing another one (specification 1, section 4).
 */

import { type CartLines, toBundles } from '../../../commerce/cart/cart-lines.ts';
import { readStored, removeStored, writeStored } from '../../../storage/browser-storage.ts';
import type { Attempts } from './order-sequence.ts';

/** As long as the server knows an attempt by its key, in milliseconds. */
const LIFETIME_MS = 30 * 60_000;

/** Attempts at orders in a culture. */
export function attemptsIn(culture: string, now: () => number = Date.now): Attempts {
  return {
    at(lines, amount) {
      const order = orderText(culture, lines, amount);
      const known = readStored('orderAttempt');
      if (known?.order === order && now() - known.startedAt < LIFETIME_MS) return known;
      const attempt = { key: randomKey(), order, startedAt: now(), awaitsPayment: null };
      writeStored('orderAttempt', attempt);
      return attempt;
    },
    noteAwaitedPayment(attempt, { orderNumber, packingInfo }) {
      writeStored('orderAttempt', { ...attempt, awaitsPayment: { orderNumber, packingInfo } });
    },
    forget() {
      removeStored('orderAttempt');
    },
  };
}

/** The number of the order that waits for its payment in the card form, if it is this one. */
export function awaitedOrder(
  culture: string,
  lines: CartLines,
  amount: number,
  now: number = Date.now(),
): string | undefined {
  const known = readStored('orderAttempt');
  const isThis = known?.order === orderText(culture, lines, amount) && now - known.startedAt < LIFETIME_MS;
  return isThis ? known.awaitsPayment?.orderNumber : undefined;
}

/** Calls the listener when another tab has finished an order of these lines. Answers the function that stops it. */
export function onFinishedElsewhere(culture: string, lines: CartLines, listener: () => void): () => void {
  const start = startOfText(culture, lines);
  function hear({ key, newValue, oldValue }: StorageEvent): void {
    if (key === 'orderAttempt' && newValue === null && orderIn(oldValue)?.startsWith(start)) listener();
  }
  window.addEventListener('storage', hear);
  return () => window.removeEventListener('storage', hear);
}

function startOfText(culture: string, lines: CartLines): string {
  return `${culture} ${JSON.stringify(toBundles(lines))} `;
}

function orderText(culture: string, lines: CartLines, amount: number): string {
  return startOfText(culture, lines) + amount.toFixed(2);
}

/** The order of a value that another tab has removed; undefined where it cannot be read. */
function orderIn(stored: string | null): string | undefined {
  try {
    const value: unknown = JSON.parse(stored ?? '');
    return typeof value === 'object' && value !== null && 'order' in value ? String(value.order) : undefined;
  } catch {
    return undefined;
  }
}

/** Not `crypto.randomUUID`, which a page without https does not have. */
function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
