/**
 * What the BFF counts and measures for operators (docs/operate/README.md#metrics). Without METRICS_TOKEN it is
 * `noMetrics`, which does nothing. Durations are in seconds, as Prometheus has them.
 */
import { readFileSync } from 'node:fs';
import type { CallName } from '@perennial/shared/catalogue/routes';
import type { CultureCode } from '@perennial/shared/cultures/cultures';
import type { BffErrorCode } from '@perennial/shared/errors/error-table';
import type { StreamEventName } from '@perennial/shared/event-stream';
import type { Vital } from '@perennial/shared/page-report';
import { z } from 'zod';
import type { Rank } from '../overload/admission.ts';

/** How a request to another service ended. */
export type Outcome =
  | 'ok'
  /** Status 401. */
  | 'unauthorized'
  /** Another status from 400 to 499. */
  | 'refused'
  /** A status from 500 on. */
  | 'failed'
  /** No response in time, or a response that broke off. */
  | 'timeout'
  /** The request was not sent. */
  | 'unreachable'
  /** A response that cannot be used. */
  | 'unreadable'
  /** The browser left. */
  | 'cancelled';

export type IdentityRequest =
  | 'discovery'
  | 'keys'
  | 'exchange'
  | 'refresh'
  | 'revocation'
  | 'pushed-authorization'
  | 'other';

/** Why a sign-in ended; `expired` is noticed only if its browser comes back and the store still has the record. */
type SignInEnd =
  | 'log-out'
  | 'other-sign-in'
  | 'refused'
  | 'expired'
  | 'back-channel'
  | 'other-subject'
  | 'ended-elsewhere';

/** Why an event stream has ended. */
export type StreamEnd =
  /** The browser has left it. */
  | 'left'
  /** Its time is over: the browser opens another one. */
  | 'renewed'
  /** The browser has opened too many. */
  | 'replaced'
  | 'session-ended'
  /** Whether the sign-in has ended cannot be read. */
  | 'store'
  /** The browser does not read what it is sent. */
  | 'unread'
  | 'stopped';

/** Whether the browser refused what a policy forbids, or only told of it. */
type PolicyDisposition = 'enforce' | 'report';

/** What no secret of the configuration can read. */
export type UnreadableKind = 'cookie' | 'stored-value';

/** Where a browser has measured: the pattern of the page's path, or `other`. */
type BrowserPage = { readonly page: string; readonly culture: CultureCode };

type Role = 'user' | 'admin';

/** No method throws, and none takes more than a few microseconds. */
export type Metrics = {
  /** A response was sent. `route` is the pattern of the route, never the path. */
  responseSent(method: string, route: string, status: number, seconds: number): void;
  shopCall(call: CallName, outcome: Outcome, seconds: number): void;
  /** A call was not sent: the breaker of these calls is open, or too many are under way. */
  shopCallRefused(call: CallName, reason: 'breaker' | 'limit'): void;
  /** The breaker of a call has opened or closed. */
  shopBreakerChanged(call: CallName, isOpen: boolean): void;
  /** The shop API was away, and a page got the last answer to a call. */
  keptAnswerSent(call: CallName): void;
  identityRequest(request: IdentityRequest, outcome: Outcome, seconds: number): void;
  contentRequest(request: 'repository' | 'documents', outcome: Outcome, seconds: number): void;
  /** A document was read from the cache. Who reads a `stale` one does not wait; who reads a `missing` one does. */
  contentRead(result: 'fresh' | 'stale' | 'missing'): void;
  signInStarted(role: Role): void;
  /** A sign-in was active in this minute. Each is counted once a minute, by all instances together. */
  signInActive(role: Role): void;
  signInEnded(role: Role, reason: SignInEnd): void;
  /** The identity provider told of a log-out. `refused`: its token was not a valid one, `failed`: an outage. */
  backchannelLogout(result: 'taken' | 'refused' | 'failed'): void;
  /** A customer came back from the identity provider, or set out for it, and was not signed in. */
  signInFailed(reason: 'cancelled' | 'expired' | 'failed' | 'unavailable' | 'rejected' | 'limited'): void;
  /** `shared`: another instance had refreshed the tokens meanwhile. */
  tokensRefreshed(result: 'refreshed' | 'shared' | 'grant-ended' | 'failed'): void;
  /** A problem was sent. Codes of the shop API that the error table does not have count as `other`. */
  problemSent(code: BffErrorCode | string | undefined, status: number): void;
  /** A request was refused because the process has too much to do. */
  visitorRefused(rank: Rank): void;
  /** A limit refused a request. `limit` is the name of the limit, never its key. */
  limitRefused(limit: string): void;
  /** A session cookie or a value in the shared store is of a secret that is not in SESSION_SECRETS. */
  valueUnreadable(kind: UnreadableKind): void;
  /** A browser reported what the content security policy forbids. `directive` is a known one, or `other`. */
  policyViolated(directive: string, disposition: PolicyDisposition): void;
  /** A browser reported how soon a page was there: in seconds, or the score of layout shift. */
  vitalMeasured(vital: Vital['name'], page: BrowserPage, value: number): void;
  /** A browser reported uncaught errors. `code` is a known class of errors, or `other`. */
  browserFailed(code: string, page: BrowserPage, count: number): void;
  /** So many event streams are open now. */
  eventStreamsOpen(count: number): void;
  /** A browser was told something by its event stream. */
  eventSent(name: StreamEventName): void;
  eventStreamEnded(reason: StreamEnd): void;
};

const ignore = (): void => {};

export const noMetrics: Metrics = {
  responseSent: ignore,
  shopCall: ignore,
  shopCallRefused: ignore,
  shopBreakerChanged: ignore,
  keptAnswerSent: ignore,
  identityRequest: ignore,
  contentRequest: ignore,
  contentRead: ignore,
  signInStarted: ignore,
  signInActive: ignore,
  signInEnded: ignore,
  backchannelLogout: ignore,
  signInFailed: ignore,
  tokensRefreshed: ignore,
  problemSent: ignore,
  visitorRefused: ignore,
  limitRefused: ignore,
  valueUnreadable: ignore,
  policyViolated: ignore,
  vitalMeasured: ignore,
  browserFailed: ignore,
  eventStreamsOpen: ignore,
  eventSent: ignore,
  eventStreamEnded: ignore,
};

/** Returns the outcome of a response by its status. */
export function outcomeOf(status: number): Outcome {
  if (status < 400) return 'ok';
  if (status === 401) return 'unauthorized';
  return status < 500 ? 'refused' : 'failed';
}

/** Returns the seconds since a time of `performance.now()`. */
export function secondsSince(startedAt: number): number {
  return (performance.now() - startedAt) / 1000;
}

/** Reads the version of the BFF, which metrics and traces name, from package.json. */
export function readVersion(): string {
  // The bundle is as deep as this file.
  const text = readFileSync(new URL('../../../server/package.json', import.meta.url), 'utf8');
  return z.object({ version: z.string() }).parse(JSON.parse(text)).version;
}
