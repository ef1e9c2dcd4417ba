/** Messages between the tabs of one browser, which share a session (docs/rules/sign-in.md#tabs-of-one-browser). */
import type { SessionState } from '@perennial/shared/models/session';

type SessionNews =
  /** The customer has signed out here; the identity provider may need another moment. */
  | { readonly kind: 'signed-out' }
  /** A page has loaded the session. */
  | { readonly kind: 'seen'; readonly holder: string };

const CHANNEL = 'perennial-session';

/** Created on first use. One channel per page, because a channel does not receive its own messages. */
let channel: BroadcastChannel | undefined;

function sharedChannel(): BroadcastChannel {
  channel ??= new BroadcastChannel(CHANNEL);
  return channel;
}

/** Identifies the customer and the role of a session; empty for a visitor. */
export function holderOf({ signedIn, role, email = '' }: SessionState): string {
  return signedIn ? `${role} ${email}` : '';
}

export function tellOtherTabs(news: SessionNews): void {
  sharedChannel().postMessage(news);
}

/** Calls the listener with messages from other tabs. Returns a function that removes the listener. */
export function onSessionNews(listener: (news: SessionNews) => void): () => void {
  const shared = sharedChannel();
  const hear = ({ data }: MessageEvent<SessionNews>) => listener(data);
  shared.addEventListener('message', hear);
  return () => shared.removeEventListener('message', hear);
}
