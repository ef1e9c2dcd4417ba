/** What the tabs of one browser tell each other about their session, which they share (specification 1, section 2.3). */
import type { SessionState } from '@perennial/shared/models/session';

type SessionNews =
  /** The person has signed out; at the identity provider that may take another moment. */
  | { readonly kind: 'signed-out' }
  /** A page has learnt whose session it is. */
  | { readonly kind: 'seen'; readonly holder: string };

const CHANNEL = 'perennial-session';

/** Opened when first needed. One for the page: a channel does not hear what it says itself. */
let channel: BroadcastChannel | undefined;

function sharedChannel(): BroadcastChannel {
  channel ??= new BroadcastChannel(CHANNEL);
  return channel;
}

/** Whose session it is, and in which role: the same text for the same person. */
export function holderOf({ signedIn, role, email = '' }: SessionState): string {
  return signedIn ? `${role} ${email}` : '';
}

export function tellOtherTabs(news: SessionNews): void {
  sharedChannel().postMessage(news);
}

/** Calls the listener with what other tabs tell. Answers the function that stops it. */
export function onSessionNews(listener: (news: SessionNews) => void): () => void {
  const shared = sharedChannel();
  const hear = ({ data }: MessageEvent<SessionNews>) => listener(data);
  shared.addEventListener('message', hear);
  return () => shared.removeEventListener('message', hear);
}
