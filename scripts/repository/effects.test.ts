/**
 * The effects of the client. Each synchronises with something outside React, which its row names; what follows from a
 * press, from a response or from other data needs none.
 */
import { describe, expect, it } from 'vitest';
import { listFiles, readText } from './tracked-files.ts';

/** Each file that has an effect, with what it synchronises with. A file that has more than one has a number. */
const outside: Readonly<Record<string, string | readonly [number, string]>> = {
  'api/use-is-fresh.ts': 'a request when the component appears',
  'app/language/language-query-sync.tsx': 'the URL',
  'app/routing/access-guard.tsx': 'the page, which leaves or is loaded again',
  'app/routing/routes.tsx': 'the input of the time before the hydration',
  'app/routing/scroll-and-focus.tsx': 'scrolling and the focus after a navigation',
  'app/session/expiry-notice.tsx': 'presses and keys of the document',
  'app/session/payment-watch.tsx': [
    2,
    'the cache, whose data a payment has made stale, and the storage of the browser',
  ],
  'app/session/session-watch.tsx': [2, 'the other tabs, the storage and the end of the session'],
  'app/shell/header-menu.tsx': 'presses and keys of the document',
  'app/shell/kept-notice.tsx': 'the cache, where a page that the server rendered has closed its changes',
  'commerce/cart/use-on-leave.ts': 'the URL when the page goes',
  'commerce/declaration/declaration.tsx': 'the way back and forward of the browser',
  'commerce/declaration/late-receipt.ts': 'a receipt that arrives when the form has gone',
  'commerce/declaration/use-known-customer.ts': 'the form library',
  'commerce/forms/use-draft.ts': 'the storage of the browser and the form library',
  'commerce/payment/card-form.tsx': 'the library of the card form',
  'features/account/personal-details/profile-import.tsx': 'the URL, and the import that it asks for',
  'features/account/long-list.tsx': 'what the browser has painted',
  'features/cart/cart-page.tsx': 'the storage of the browser',
  'features/cart/estimated-tax.tsx': 'the address of the profile, which the cart is priced for',
  'features/cart/use-cart.ts': [2, 'the requests of the cart, the connection and the URL'],
  'features/checkout/checkout.tsx': [2, 'scrolling'],
  'features/checkout/order/ordered-elsewhere.tsx': 'the storage of other tabs',
  'features/checkout/use-checkout-cart.ts': 'the storage of the browser',
  'features/checkout/use-quantity-check.ts': 'a request for the lines',
  'features/order-result/confirm-payment.tsx': 'the storage and the URL',
  'features/order-result/thank-you.tsx': 'the storage and analytics',
  'features/payment-result/result-redirect.tsx': 'the storage, analytics and a timer',
  'features/subscription/modify/modify.tsx': 'scrolling and the focus after a navigation',
  'features/subscription/purchase/already-purchased.tsx': 'a notification',
  'features/subscription/details/subscription-details-page.tsx': 'the storage of the browser',
  'features/subscription/cancel/use-linked-flow.ts': 'the URL',
  'ui/content/content-html.tsx': 'HTML of the content service in the document',
  'ui/content/content-script.tsx': 'scripts of the content service',
  'ui/page-title.tsx': 'the title of the document',
  'ui/notifications.tsx': [2, 'the top layer of the document, and the history entry after a reload'],
  'ui/use-is-shown.ts': 'answers that arrive when the component has gone',
  'ui/use-timer.ts': 'timers',
};

/** More effects than this are a question: an event, a derived value, a `ref` or a store may say the same. */
const MOST_EFFECTS = 42;

const countEffects = (text: string): number => text.match(/\buse(?:Layout|Insertion)?Effect\(/g)?.length ?? 0;

describe('the effects of the client', () => {
  const sources = listFiles('web/src/**/*.ts', 'web/src/**/*.tsx').filter((file) => !/\.test\.tsx?$/.test(file));
  const counts = sources
    .map((file) => ({ file: file.slice('web/src/'.length), count: countEffects(readText(file)) }))
    .filter(({ count }) => count > 0);

  it('are only those that synchronise with something outside React', () => {
    const allowed = (file: string) => (typeof outside[file] === 'string' ? 1 : (outside[file]?.[0] ?? 0));
    expect(counts.filter(({ file, count }) => count > allowed(file))).toEqual([]);
  });

  it(`are ${MOST_EFFECTS} at most`, () => {
    const sum = counts.reduce((before, { count }) => before + count, 0);
    expect(sum).toBeGreaterThan(0);
    expect(sum).toBeLessThanOrEqual(MOST_EFFECTS);
  });

  it('are found in all their forms', () => {
    expect(countEffects('useEffect(() => a); useLayoutEffect(b); useEffectEvent(c); useEffect')).toBe(2);
  });
});
