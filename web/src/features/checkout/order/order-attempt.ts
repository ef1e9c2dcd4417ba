/**
 * The order under way, stored for all tabs until it is paid. A customer who returns to it pays that order instead of
 * placing another one (docs/rules/checkout.md#sending-once).
 */

import { type CartLines, toBundles } from '../../../commerce/cart/cart-lines.ts';
import { readStored, removeStored, writeStored } from '../../../storage/browser-storage.ts';
import type { OrderAttempts } from './order-sequence.ts';

/** Milliseconds. The BFF keeps the key of an attempt for the same time. */
const LIFETIME_MS = 30 * 60_000;

/** Returns the stored attempts of a culture. `now` returns milliseconds since 1970. */
export function createOrderAttempts(culture: string, now: () => number = Date.now): OrderAttempts {
  return {
    findOrStart(lines, amount) {
      const order = formatOrder(culture, lines, amount);
      const stored = readStored('orderAttempt');
      if (stored?.order === order && now() - stored.startedAt < LIFETIME_MS) return stored;
      const attempt = { key: createKey(), order, startedAt: now(), awaitsPayment: null };
      writeStored('orderAttempt', attempt);
      return attempt;
    },
    saveAwaitedPayment(attempt, { orderNumber, packingInfo }) {
      writeStored('orderAttempt', { ...attempt, awaitsPayment: { orderNumber, packingInfo } });
    },
    remove() {
      removeStored('orderAttempt');
    },
  };
}

/** Returns the number of this order if it waits for its payment in the card form, else undefined. */
export function findAwaitedOrder(
  culture: string,
  lines: CartLines,
  amount: number,
  now: number = Date.now(),
): string | undefined {
  const stored = readStored('orderAttempt');
  const isThis = stored?.order === formatOrder(culture, lines, amount) && now - stored.startedAt < LIFETIME_MS;
  return isThis ? stored.awaitsPayment?.orderNumber : undefined;
}

/** Calls the listener when another tab has finished an order of these lines. Returns a function that unsubscribes. */
export function onOrderedElsewhere(culture: string, lines: CartLines, listener: () => void): () => void {
  const prefix = formatOrderPrefix(culture, lines);
  function handleStorage({ key, newValue, oldValue }: StorageEvent): void {
    if (key === 'orderAttempt' && newValue === null && parseOrder(oldValue)?.startsWith(prefix)) listener();
  }
  window.addEventListener('storage', handleStorage);
  return () => window.removeEventListener('storage', handleStorage);
}

function formatOrderPrefix(culture: string, lines: CartLines): string {
  return `${culture} ${JSON.stringify(toBundles(lines))} `;
}

function formatOrder(culture: string, lines: CartLines, amount: number): string {
  return formatOrderPrefix(culture, lines) + amount.toFixed(2);
}

/** Returns the order of a stored attempt as text, or undefined if the value cannot be parsed. */
function parseOrder(stored: string | null): string | undefined {
  try {
    const value: unknown = JSON.parse(stored ?? '');
    return typeof value === 'object' && value !== null && 'order' in value ? String(value.order) : undefined;
  } catch {
    return undefined;
  }
}

/** `crypto.randomUUID` does not exist on pages without HTTPS. */
function createKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
