import { afterEach, describe, expect, it } from 'vitest';
import { type Sandbox, startSandbox } from './sandbox.ts';

const anywhere = { console: 0, 'shop-api': 0, identity: 0, content: 0, 'card-host': 0 } as const;

let sandbox: Sandbox | undefined;
afterEach(async () => {
  await sandbox?.stop();
  sandbox = undefined;
});

const statusOf = async (url: string) => (await fetch(url)).status;

describe('the sandbox', () => {
  it('starts all services and logs their requests', async () => {
    sandbox = await startSandbox({ ports: anywhere });
    const { urls } = sandbox;
    expect(await statusOf(urls.console)).toBe(200);
    expect(await statusOf(`${urls.identity}/.well-known/openid-configuration`)).toBe(200);
    expect(await statusOf(`${urls.content}/api/v2`)).toBe(200);
    expect(await statusOf(`${urls['card-host']}/checkoutshopper/images/logos/visa.svg`)).toBe(200);
    expect(await statusOf(`${urls['shop-api']}/api/user/details`)).toBe(401);
    const seen = (await (await fetch(`${urls.console}/requests`)).json()) as readonly { service: string }[];
    expect(seen.map(({ service }) => service)).toEqual(['identity', 'content', 'card-host', 'shop-api']);
  });

  it('issues a token for any scenario customer and restores the start', async () => {
    sandbox = await startSandbox({ ports: anywhere });
    const details = `${sandbox.urls['shop-api']}/api/user/details`;
    const headers = { 'user-token': sandbox.userToken('owen.macleod@example.com'), country: 'CA', currency: 'CAD' };
    expect((await fetch(details, { headers })).status).toBe(200);
    await fetch(`${sandbox.urls.console}/reset`, { method: 'POST' });
    expect((await fetch(details, { headers })).status).toBe(401);
    const [, subscriber] = sandbox.scenarios();
    expect(subscriber?.subscriptions).toEqual([{ number: 'S20100001', state: 'Active' }]);
  });

  it('serves wallet pages on the card host and files on the content service', async () => {
    sandbox = await startSandbox({ ports: anywhere });
    const { urls } = sandbox;
    const headers = {
      'content-type': 'application/json',
      'user-token': sandbox.userToken('owen.macleod@example.com'),
      country: 'CA',
      currency: 'CAD',
      language: 'en-CA',
    };
    const change = {
      paymentMethodCode: 'PayPal',
      sbeCompliance: 'NA',
      cancelPaymentUrl: 'http://localhost:3000/en-ca/my-account',
    };
    const profile = `${urls['shop-api']}/api/user/paymentprofile`;
    const started = await fetch(profile, { method: 'POST', headers, body: JSON.stringify(change) });
    const { htmlForm } = (await started.json()) as { htmlForm: string };
    const page = /action="([^"]+)"/.exec(htmlForm)?.[1] ?? '';
    expect(new URL(page).origin).toBe(urls['card-host']);
    expect(await (await fetch(page)).text()).toContain('$0.10');
    const paid = await fetch(`${page}/pay`, { method: 'POST', redirect: 'manual' });
    const paymentResult = new URL(paid.headers.get('location') ?? '').search;
    const result = `${urls['shop-api']}/api/payment/result`;
    const response = await fetch(result, { method: 'POST', headers, body: JSON.stringify({ paymentResult }) });
    expect(await response.json()).toMatchObject({ createdReason: 'Change', isPaymentSuccess: true });

    const listed = await fetch(`${urls['shop-api']}/api/invoice/list`, { headers });
    const [invoice] = (await listed.json()) as readonly { pdfFileId: string }[];
    const file = await fetch(`${urls['shop-api']}/api/attachment/invoicefile/${invoice?.pdfFileId}`, { headers });
    const { link } = (await file.json()) as { link: string };
    expect(new URL(link).origin).toBe(urls.content);
    const pdf = await fetch(link);
    expect(pdf.headers.get('content-type')).toBe('application/pdf');
    expect((await pdf.text()).slice(0, 5)).toBe('%PDF-');
  });

  it('applies a fault before the identity provider responds', async () => {
    sandbox = await startSandbox({ ports: anywhere });
    const { urls } = sandbox;
    const fault = { service: 'identity', method: 'GET', path: '/.well-known/*', status: 503, times: 1 };
    const headers = { 'content-type': 'application/json' };
    await fetch(`${urls.console}/faults`, { method: 'POST', headers, body: JSON.stringify(fault) });
    const discovery = `${urls.identity}/.well-known/openid-configuration`;
    expect([await statusOf(discovery), await statusOf(discovery)]).toEqual([503, 200]);
  });

  it('names the taken port and stops the started services', async () => {
    sandbox = await startSandbox({ ports: anywhere });
    const taken = Number(new URL(sandbox.urls.content).port);
    await expect(startSandbox({ ports: { ...anywhere, content: taken } })).rejects.toThrow(
      `Port ${taken} (content) is taken.`,
    );
    expect(await statusOf(`${sandbox.urls.content}/api/v2`)).toBe(200);
  });
});
