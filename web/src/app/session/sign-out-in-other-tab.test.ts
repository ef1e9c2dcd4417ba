// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getLeaving, type Leaving, setLeaving } from '../../api/session-end.ts';
import { watchSignOutInOtherTab } from './sign-out-in-other-tab.ts';

let otherTab: BroadcastChannel;
let stop: () => void;

beforeEach(() => {
  otherTab = new BroadcastChannel('perennial-session');
  stop = watchSignOutInOtherTab();
});

afterEach(() => {
  stop();
  otherTab.close();
  setLeaving('no');
});

/** Posts a message from another tab, and waits until this tab has received it, too. */
async function receive(message: object): Promise<void> {
  const witness = new BroadcastChannel('perennial-session');
  const received = new Promise((resolve) => {
    witness.onmessage = resolve;
  });
  otherTab.postMessage(message);
  await received;
  witness.close();
}

describe('this tab, while another one', () => {
  it.each([
    ['signing-out', 'no', 'signing-out-elsewhere'],
    ['signed-out', 'no', 'signing-out-elsewhere'],
    ['signed-out', 'signing-out-elsewhere', 'signing-out-elsewhere'],
    ['sign-out-failed', 'signing-out-elsewhere', 'no'],
    ['seen', 'signing-out-elsewhere', 'no'],
    ['signing-out', 'signing-out', 'signing-out'],
    ['sign-out-failed', 'signing-out', 'signing-out'],
    ['signed-out', 'session-ended', 'session-ended'],
    ['seen', 'session-ended', 'session-ended'],
  ] as const)('says %s, goes from %s to %s', async (kind, before, after) => {
    setLeaving(before);
    await receive({ kind });
    expect(getLeaving()).toBe(after);
  });
});

describe('this tab, when it gets the focus,', () => {
  it.each<[Leaving, Leaving]>([
    ['signing-out-elsewhere', 'no'],
    ['no', 'no'],
    ['signing-out', 'signing-out'],
    ['session-ended', 'session-ended'],
  ])('goes from %s to %s', (before, after) => {
    setLeaving(before);
    window.dispatchEvent(new Event('focus'));
    expect(getLeaving()).toBe(after);
  });

  it('stays as it is when nobody listens any more', async () => {
    // A page that was started by a test before in the same process still listens, with modules of its own.
    vi.resetModules();
    const leaving = await import('../../api/session-end.ts');
    const { watchSignOutInOtherTab: watch } = await import('./sign-out-in-other-tab.ts');
    watch()();
    leaving.setLeaving('signing-out-elsewhere');
    window.dispatchEvent(new Event('focus'));
    await receive({ kind: 'seen' });
    expect(leaving.getLeaving()).toBe('signing-out-elsewhere');
  });
});
