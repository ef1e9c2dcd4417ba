/** Messages between the tabs of one browser, which share a session (docs/rules/sign-in.md#tabs-of-one-browser). */
import type { SessionState } from '@perennial/shared/models/session';

export type SessionMessage =
  /** The customer is signing out here. */
  | { readonly kind: 'signing-out' }
  /** The BFF has ended the session; the identity provider may need another moment. */
  | { readonly kind: 'signed-out' }
  /** The sign-out has failed, so the customer stays signed in. */
  | { readonly kind: 'sign-out-failed' }
  /** A page has loaded the session. */
  | { readonly kind: 'seen'; readonly user: string };

const CHANNEL = 'perennial-session';

/** Created on first use. One channel per page, because a channel does not receive its own messages. */
let channel: BroadcastChannel | undefined;

function sharedChannel(): BroadcastChannel {
  channel ??= new BroadcastChannel(CHANNEL);
  return channel;
}

/** Identifies the customer and the role of a session; empty for a visitor. */
export function toSessionUser({ signedIn, role, email = '' }: SessionState): string {
  return signedIn ? `${role} ${email}` : '';
}

/** Whether customer care acts for the customer that `toSessionUser` identifies. */
export function isOfCare(user: string): boolean {
  return user.startsWith('admin ');
}

export function postToOtherTabs(message: SessionMessage): void {
  sharedChannel().postMessage(message);
}

/** Calls the listener with messages from other tabs. Returns a function that removes the listener. */
export function onSessionMessage(listener: (message: SessionMessage) => void): () => void {
  const shared = sharedChannel();
  const receive = ({ data }: MessageEvent<SessionMessage>) => listener(data);
  shared.addEventListener('message', receive);
  return () => shared.removeEventListener('message', receive);
}
