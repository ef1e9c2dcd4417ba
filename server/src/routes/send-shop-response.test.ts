import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { sendShopResponse } from './send-shop-response.ts';

test.each([
  ['ASCII', Buffer.from('{"name":"Ada"}')],
  ['other letters', Buffer.from('{"name":"Zoë Šimková 🪥"}')],
  ['bytes that are no UTF-8', Buffer.from([0x22, 0xff, 0xe9, 0x22])],
  ['nothing', Buffer.alloc(0)],
])('sends %s byte by byte, with its length', async (_, body) => {
  const app = Fastify();
  app.get('/', (_request, reply) => sendShopResponse(reply, { status: 201, body }));
  const response = await app.inject({ method: 'GET', url: '/' });
  expect(response.statusCode).toBe(201);
  expect(response.rawPayload.equals(body)).toBe(true);
  expect(response.headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(body.length),
  });
  await app.close();
});
