/**
 * The order under way, stored for all tabs until it is paid. A customer who returns to it pays that order instead of
 * placing another one (docs/rules/checkout.md#sending-once).
 */
import { type CartLines, toBundles } from '../../../commerce/cart/cart-lines.ts';
import { readStored } from '../../../storage/browser-storage.ts';
import { createKey, readAttempts, removeAttempt, saveAttempt } from '../../../storage/order-attempts.ts';
import type { OrderAttempt } from '../../../storage/stored-shapes.ts';
import { useIsInBrowser } from '../../../ui/in-browser.tsx';
import type { OrderAttempts } from './order-sequence.ts';

/** Returns the stored attempts of a culture. `now` returns milliseconds since 1970. */
export function createOrderAttempts(culture: string, now: () => number = Date.now): OrderAttempts {
  return {
    findOrStart(lines, amount) {
      const order = formatOrder(culture, lines, amount);
      const stored = findOpenAttempt(order, now());
      if (stored) return stored;
      const attempt = { key: createKey(), order, startedAt: now(), awaitsPayment: null, finished: false };
      saveAttempt(attempt, now());
      return attempt;
    },
    readAgain: (attempt) => readAttempts(now()).find(({ key }) => key === attempt.key) ?? attempt,
    saveAwaitedPayment(attempt, { orderNumber, packingInfo }) {
      saveAttempt({ ...attempt, awaitsPayment: { orderNumber, packingInfo } }, now());
    },
    remove: ({ key }) => removeAttempt(key),
  };
}

type UnpaidOrder = {
  readonly orderNumber: string;
  /** The method that this tab chose for it; null if it is unknown. */
  readonly methodCode: string | null;
};

/**
 * Returns this order if it waits for its payment: in the card form of any tab, or because this tab came back from the
 * page of a payment provider.
 */
export function findUnpaidOrder(
  culture: string,
  lines: CartLines,
  amount: number,
  now: number = Date.now(),
): UnpaidOrder | undefined {
  const attempt = findOpenAttempt(formatOrder(culture, lines, amount), now);
  const awaited = readStored('awaitedOrder');
  if (attempt && awaited?.attempt === attempt.key) {
    return { orderNumber: awaited.order.orderNumber, methodCode: awaited.methodCode };
  }
  return attempt?.awaitsPayment ? { orderNumber: attempt.awaitsPayment.orderNumber, methodCode: null } : undefined;
}

function findOpenAttempt(order: string, now: number): OrderAttempt | undefined {
  return readAttempts(now).find((attempt) => attempt.order === order && !attempt.finished);
}

/** Calls the listener when another tab has finished an order of these lines. Returns a function that unsubscribes. */
export function onOrderedElsewhere(culture: string, lines: CartLines, listener: () => void): () => void {
  const prefix = formatOrderPrefix(culture, lines);
  const countFinished = () =>
    readAttempts().filter(({ order, finished }) => finished && order.startsWith(prefix)).length;
  let before = countFinished();
  function handleStorage({ key }: StorageEvent): void {
    if (key !== 'orderAttempts') return;
    const now = countFinished();
    if (now > before) listener();
    before = now;
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

/** As `findUnpaidOrder`; undefined until the browser has hydrated the page. */
export function useUnpaidOrder(culture: string, lines: CartLines, amount: number): UnpaidOrder | undefined {
  const isInBrowser = useIsInBrowser();
  return isInBrowser ? findUnpaidOrder(culture, lines, amount) : undefined;
}
