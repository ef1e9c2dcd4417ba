import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { SHOP, startCardHost } from './card-host.fixture.ts';

let host: Awaited<ReturnType<typeof startCardHost>>;

beforeEach(async () => {
  host = await startCardHost();
});

afterEach(() => host.app.close());

describe('a payment at the test bank', () => {
  async function begin() {
    const { id } = host.newSession('ideal');
    const { body } = await host.call(`v1/sessions/${id}/payments`, { paymentMethod: { type: 'ideal' } });
    expect(body).toMatchObject({ resultCode: 'RedirectShopper', action: { type: 'redirect', method: 'GET' } });
    return { id, path: new URL(body.action.url).pathname };
  }

  const decide = (path: string, decision: string) =>
    host.app.inject({
      method: 'POST',
      url: path,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: `decision=${decision}`,
    });

  const details = (id: string, redirectResult: string) =>
    host.call(`v1/sessions/${id}/paymentDetails`, { details: { redirectResult } });

  it.each([
    ['pay', 'Authorised'],
    ['decline', 'Refused'],
    ['cancel', 'Cancelled'],
  ])('ends with the choice "%s" as %s', async (decision, resultCode) => {
    const { id, path } = await begin();
    expect((await host.app.inject(path)).body).toContain('$129.99');
    const returnUrl = new URL(String((await decide(path, decision)).headers.location));
    expect(returnUrl.searchParams.get('order')).toBe('1001');
    expect(returnUrl.searchParams.get('sessionId')).toBe(id);

    const redirectResult = returnUrl.searchParams.get('redirectResult') ?? '';
    expect((await details(id, redirectResult)).body.resultCode).toBe(resultCode);
    expect((await details(id, redirectResult)).body.resultCode).toBe(resultCode);
    expect(host.results).toEqual([
      { sessionId: id, reference: '1001', resultCode, method: { type: 'redirect', method: 'ideal' } },
    ]);
  });

  it('keeps its first decision', async () => {
    const { id, path } = await begin();
    const first = await decide(path, 'pay');
    const second = await decide(path, 'cancel');
    expect(second.headers.location).toBe(first.headers.location);
    expect((await host.app.inject(path)).headers.location).toBe(first.headers.location);
    expect(host.results.map(({ resultCode }) => resultCode)).toEqual(['Authorised']);
    expect(host.sessions.settledResult(id)).toBe('Authorised');
  });

  it('has no result before the customer decides', async () => {
    const { id, path } = await begin();
    expect((await details(id, path.replace('/bank/', ''))).status).toBe(422);
    expect((await decide(path, 'steal')).statusCode).toBe(404);
    expect(host.results).toEqual([]);
  });

  it('cannot be used for another session', async () => {
    const { path } = await begin();
    const other = host.newSession('ideal');
    await decide(path, 'pay');
    expect((await details(other.id, path.replace('/bank/', ''))).status).toBe(422);
  });

  it('allows redirects to the shop only', async () => {
    const { path } = await begin();
    expect((await host.app.inject(path)).headers['content-security-policy']).toContain(`form-action 'self' ${SHOP};`);
  });

  it('that is unknown shows an error page', async () => {
    const response = await host.app.inject('/bank/unknown');
    expect(response.statusCode).toBe(404);
    expect(response.body).toContain('There is nothing to approve here');
  });
});
