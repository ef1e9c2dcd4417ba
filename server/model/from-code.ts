/** What the model reads from the product's own code. */
import { HEARTBEAT_MS } from '@perennial/shared/event-stream';
import { readConfig } from '../src/config.ts';
import { calculateRenewalTimes } from '../src/identity/renewal-times.ts';
import { MAX_KEPT_BYTES } from '../src/kept-answers/answers-record.ts';
import { ABSOLUTE_LIMIT_MS, IDLE_LIMIT_MS } from '../src/session/sign-in-record.ts';
import { TOUCH_INTERVAL_MS } from '../src/session/sign-ins.ts';
import type { Quantities } from './quantity.ts';

/** With the defaults of the configuration; what has no default has no part in the model. */
const defaults = readConfig({
  PUBLIC_URL: 'https://shop.example',
  SHOP_API_URL: 'https://shop-api.example',
  CONTENT_API_URL: 'https://content.example/api/v2',
  OIDC_ISSUER: 'https://identity.example',
  OIDC_CLIENT_ID: 'perennial-shop',
  OIDC_CLIENT_SECRET: 'a secret that opens nothing',
  SESSION_SECRETS: 'a-session-secret-of-the-model-that-opens-nothing',
  CARD_ENVIRONMENT: 'test',
});

const keptMinutes = defaults.KEPT_ANSWERS_MINUTES === 'off' ? 0 : defaults.KEPT_ANSWERS_MINUTES;

/** Returns how long after the last renewal an access token is renewed, in seconds, if its lifetime is in seconds too. */
export function renewalSeconds(tokenSeconds: number): number {
  const { expiresAt, renewAt } = calculateRenewalTimes(tokenSeconds, defaults);
  return tokenSeconds - (expiresAt - renewAt) / 1000;
}

export const fromCode = {
  idleSeconds: {
    value: IDLE_LIMIT_MS / 1000,
    unit: 's',
    meaning: 'a sign-in ends after this time without activity',
    source: '`IDLE_LIMIT_MS`',
  },
  absoluteSeconds: {
    value: ABSOLUTE_LIMIT_MS / 1000,
    unit: 's',
    meaning: 'a sign-in ends after this time; sessions, lists of sign-ins and receipts live so long',
    source: '`ABSOLUTE_LIMIT_MS`',
  },
  touchSeconds: {
    value: TOUCH_INTERVAL_MS / 1000,
    unit: 's',
    meaning: 'activity is written once in this time',
    source: '`TOUCH_INTERVAL_MS`',
  },
  keptSeconds: {
    value: keptMinutes * 60,
    unit: 's',
    meaning: 'kept answers live so long after the last one',
    source: '`KEPT_ANSWERS_MINUTES`',
  },
  keptMostBytes: {
    value: MAX_KEPT_BYTES,
    unit: 'B',
    meaning: 'kept answers of a sign-in at most, before encryption',
    source: '`MAX_KEPT_BYTES`',
  },
  heartbeatSeconds: {
    value: HEARTBEAT_MS / 1000,
    unit: 's',
    meaning: 'a stream sends a heartbeat and reads its sign-in',
    source: '`HEARTBEAT_MS`',
  },
  streamsOfInstance: {
    value: defaults.EVENT_STREAMS,
    unit: '',
    meaning: 'streams of an instance at most',
    source: '`EVENT_STREAMS`',
  },
} as const satisfies Quantities<string>;
