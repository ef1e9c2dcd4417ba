import { expect, it } from 'vitest';
import { followWallet, type WalletEvent } from './wallet-steps.ts';

/** What the page is told after each event of one button. */
function tell(events: readonly WalletEvent[]) {
  const follow = followWallet();
  return events.map((event) => follow(event)).filter((outcome) => outcome !== undefined);
}

it.each<[string, readonly WalletEvent[], readonly string[]]>([
  ['paid', ['pressed', 'sent', 'completed'], ['completed']],
  ['closed before anything was sent', ['pressed', 'closed'], ['cancelled']],
  ['could not be opened', ['pressed', 'broken'], ['failed']],
  // Apple reports that its sheet is closed at any time.
  ['paid, while the sheet says that it is closed', ['pressed', 'sent', 'closed', 'completed', 'closed'], ['completed']],
  ['refused, and the sheet is closed by that', ['pressed', 'sent', 'failed', 'closed'], ['failed']],
  // The request fails: the library reports an error, and the failed payment after it.
  ['not sent after all', ['pressed', 'sent', 'broken', 'failed'], ['failed']],
  // The sheet of Google stays open.
  ['refused, and not yet closed', ['pressed', 'sent', 'refused'], []],
  ['refused, then closed', ['pressed', 'sent', 'refused', 'closed'], ['failed']],
  ['refused, then broken', ['pressed', 'sent', 'refused', 'broken'], ['failed']],
  ['refused, then paid with another card', ['pressed', 'sent', 'refused', 'sent', 'completed'], ['completed']],
  ['refused by the bank in its challenge, after the sheet', ['pressed', 'sent', 'failed'], ['failed']],
  ['closed, then paid', ['pressed', 'closed', 'pressed', 'sent', 'completed'], ['cancelled', 'completed']],
  [
    'refused and closed, then closed at once',
    ['pressed', 'sent', 'failed', 'pressed', 'closed'],
    ['failed', 'cancelled'],
  ],
  ['not pressed', ['closed', 'broken', 'failed'], []],
])('a wallet that is %s', (_, events, told) => {
  expect(tell(events)).toEqual(told);
});
