import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { requestId } from './request-id.ts';

async function startApp() {
  const app = Fastify();
  await app.register(requestId);
  app.get('/page', async () => 'page');
  app.get('/file', async (_, reply) =>
    reply.header('cache-control', 'public, max-age=31536000, immutable').send('file'),
  );
  return app;
}

describe('the request id', () => {
  it('is in the headers of a response', async () => {
    const app = await startApp();
    expect((await app.inject('/page')).headers['x-request-id']).toBe('req-1');
  });

  it('is not in the headers of a file that browsers keep', async () => {
    const app = await startApp();
    expect((await app.inject('/file')).headers['x-request-id']).toBeUndefined();
  });
});
