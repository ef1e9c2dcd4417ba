import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { sendShopResponse } from './send-shop-response.ts';

test('sends a response of the shop API byte by byte, as JSON', async () => {
  const app = Fastify();
  app.get('/', (_request, reply) => sendShopResponse(reply, { status: 201, body: Buffer.from('{ "a":1.0 }') }));
  const { statusCode, headers, body } = await app.inject('/');
  expect([statusCode, headers['content-type'], body]).toEqual([201, 'application/json', '{ "a":1.0 }']);
  await app.close();
});
