import { describe, expect, test } from 'vitest';
import { findFailedRequest, noteResponse, noteUnsent } from './failed-requests.ts';

const sent = { setting: 'OIDC_ISSUER', request: 'exchange', url: 'https://id.example/token?client=a#b' } as const;
const page = (text: string, status = 400) => new Response(text, { status, headers: { 'content-type': 'text/html' } });

/** Returns what the log says of an error with this response. */
async function noted(response: Response, body?: URLSearchParams) {
  await noteResponse(response, { ...sent, body });
  return findFailedRequest(Object.assign(new Error('refused'), { response }));
}

describe('the log of a failed request', () => {
  test('names the variable, the request, and its place without a query', async () => {
    const error = new TypeError('fetch failed');
    noteUnsent(error, sent);
    const place = { setting: 'OIDC_ISSUER', request: 'exchange', url: 'https://id.example/token' };
    expect(findFailedRequest(error)).toEqual(place);
    expect(await noted(page('', 200))).toEqual({ ...place, status: 200, contentType: 'text/html' });
  });

  test.each([400, 404, 499, 500, 503])('has the words of a page with the status %i', async (status) => {
    const text = '<style>b {}</style><h1>No  such</h1><script>run()</script> client';
    expect(await noted(page(text, status))).toMatchObject({ text: 'No such client' });
  });

  test('has no words of a success, of JSON, or of a page of many', async () => {
    expect(await noted(page('Welcome', 200))).not.toHaveProperty('text');
    expect(await noted(Response.json({ error: 'invalid_client' }, { status: 400 }))).not.toHaveProperty('text');
    expect((await noted(page('word '.repeat(1000))))?.text).toHaveLength(300);
  });

  test.each(['client_secret', 'client_assertion', 'code', 'code_verifier', 'refresh_token', 'token', 'login_hint'])(
    'has nothing of %s that a page repeats',
    async (name) => {
      const body = new URLSearchParams({ grant_type: 'refresh', [name]: 'ada+1@example.com' });
      const repeated = page('refresh of ada+1@example.com, ada%2B1%40example.com');
      expect(await noted(repeated, body)).toMatchObject({ text: 'refresh of [sent], [sent]' });
    },
  );
});
