import fastify, { type FastifyInstance } from 'fastify';
import { beforeEach, describe, expect, it } from 'vitest';
import { CollectedEvents } from './collected-events.ts';
import { collector } from './collector.ts';

const batch = {
  culture: 'en-ca',
  language: 'fr-CA',
  time: '2026-01-02T03:04:05.678Z',
  events: [
    { name: 'cart_item:remove', category: 'analytics', details: { bundle: '<b>' } },
    { name: 'sign_in:start', category: 'analytics', details: {} },
  ],
};

let app: FastifyInstance;

beforeEach(async () => {
  app = fastify();
  await app.register(collector, { collected: new CollectedEvents() });
});

const collect = (payload: object) => app.inject({ method: 'POST', url: '/analytics/collect', payload });

describe('the collector', () => {
  it('stores each event with the common fields of its request', async () => {
    expect((await collect(batch)).statusCode).toBe(204);
    const { events, ...common } = batch;
    expect((await app.inject('/analytics/events')).json()).toEqual(events.map((event) => ({ ...common, ...event })));
  });

  it('shows events as escaped text', async () => {
    await collect(batch);
    const { body } = await app.inject('/analytics');
    expect(body).toContain('&lt;b&gt;');
    expect(body).toContain('sign_in:start');
  });

  it('deletes all events', async () => {
    await collect(batch);
    await app.inject({ method: 'DELETE', url: '/analytics/events' });
    expect((await app.inject('/analytics/events')).json()).toEqual([]);
  });

  it.each([
    ['an e-mail address', { email: 'ada@example.com' }],
    ['an invalid hash', { hashedEmail: 'ada@example.com' }],
    ['no event', { events: [] }],
  ])('rejects %s', async (_, change) => {
    expect((await collect({ ...batch, ...change })).statusCode).toBe(400);
  });
});
