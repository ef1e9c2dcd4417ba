import { expect, it } from 'vitest';
import { cardHosts } from './card-hosts.ts';

it.each(['http://localhost:4004/checkoutshopper/', 'http://localhost:4004/checkoutshopper', 'http://localhost:4004'])(
  'the card form uses the configured host: %s',
  (hostUrl) => {
    const api = 'http://localhost:4004/checkoutshopper/';
    expect(cardHosts(hostUrl)).toEqual({ api, analytics: api, cdn: { images: api, translations: api } });
  },
);
