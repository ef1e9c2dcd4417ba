import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Clock } from '../control/clock.ts';
import { Conditions } from '../control/conditions.ts';
import { Faults } from '../control/faults.ts';
import { RequestLog } from '../control/request-log.ts';
import type { ControlPanel } from '../control/service-control.ts';
import { bundles } from '../shop-api/products/bundles.ts';
import { promotions } from '../shop-api/products/promotions.ts';
import { buildConsole } from './console.ts';
import type { Workshop } from './workshop-page.ts';

const maya = {
  id: 'ca-new',
  title: 'New customer',
  description: 'Says <b>hello</b>',
  culture: 'en-ca',
  email: 'maya@example.com',
  password: 'Maple2024',
  subscriptions: [{ number: 'S1', state: 'Active' }],
};

let app: FastifyInstance;
let resets: number;
let panel: ControlPanel;

beforeEach(async () => {
  resets = 0;
  panel = { clock: new Clock(() => 0), conditions: new Conditions(), faults: new Faults(), requests: new RequestLog() };
  app = await buildTestConsole();
});
afterEach(() => app.close());

function buildTestConsole(workshop?: Workshop): Promise<FastifyInstance> {
  return buildConsole({
    panel,
    shopUrl: 'http://shop.example',
    contentUrl: 'http://content.example',
    scenarios: () => [maya],
    reset: () => {
      resets += 1;
    },
    workshop,
  });
}

const json = { 'content-type': 'application/json' };

describe('the console', () => {
  it('lists customers, bundles and codes, and escapes HTML', async () => {
    const { body } = await app.inject('/');
    expect(body).toContain('http://shop.example/en-ca/login');
    expect(body).toContain('data-copy="maya@example.com"');
    expect(body).toContain('Says &lt;b&gt;hello&lt;/b&gt;');
    for (const { name } of bundles) expect(body).toContain(`http://shop.example/en-ca/cart?bundle=${name}`);
    for (const { code } of promotions) expect(body).toContain(code);
    expect(body).toContain('4111111111111111');
    expect(body).not.toMatch(/<script(?![^>]*src=)/);
  });

  it('has no workshop without the sources of the client', async () => {
    expect((await app.inject('/')).body).not.toContain('/workshop/');
    expect((await app.inject('/workshop/')).statusCode).toBe(404);
  });

  it('builds the workshop when it is opened, and serves it with its font', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'workshop-'));
    const prepare = async () => {
      await mkdir(join(folder, 'assets'));
      await writeFile(join(folder, 'index.html'), '<title>Workshop</title>');
      await writeFile(join(folder, 'assets/main.js'), 'export {};');
    };
    const withWorkshop = await buildTestConsole({ folder, prepare });
    expect((await withWorkshop.inject('/')).body).toContain('href="/workshop/"');
    expect((await withWorkshop.inject('/workshop')).headers.location).toBe('/workshop/');
    const page = await withWorkshop.inject('/workshop/?frame');
    expect(page.body).toBe('<title>Workshop</title>');
    expect(page.headers['content-security-policy']).toContain("script-src 'self';");
    expect((await withWorkshop.inject('/workshop/assets/main.js')).body).toBe('export {};');
    expect((await withWorkshop.inject('/workshop/assets/..%2findex.html')).statusCode).toBe(403);
    const fonts =
      (await withWorkshop.inject('/workshop/fonts.css')).body.match(/\/workshop\/fonts\/[\w-]+\.ttf/g) ?? [];
    expect(fonts).toHaveLength(2);
    for (const font of fonts) expect((await withWorkshop.inject(font)).statusCode).toBe(200);
    await withWorkshop.close();
    await rm(folder, { recursive: true });
  });

  it('returns the scenarios', async () => expect((await app.inject('/scenarios')).json()).toEqual([maya]));

  it('resets the sandbox, with or without a content type', async () => {
    expect((await app.inject({ method: 'POST', url: '/reset' })).statusCode).toBe(204);
    expect((await app.inject({ method: 'POST', url: '/reset', headers: json })).statusCode).toBe(204);
    expect(resets).toBe(2);
  });

  it('skips days', async () => {
    const response = await app.inject({ method: 'POST', url: '/clock', payload: { advanceDays: 40 } });
    expect(response.json()).toEqual({ now: '1970-02-10T00:00:00.000Z', offsetDays: 40 });
  });

  it('sets a condition, and marks its value on the page', async () => {
    const payload = { visibility: 'after two seconds' };
    const response = await app.inject({ method: 'POST', url: '/conditions', payload });
    expect(response.json()).toMatchObject(payload);
    expect((await app.inject('/conditions')).json()).toMatchObject(payload);
    expect((await app.inject('/')).body).toContain('aria-pressed="true">after two seconds<');
  });

  it('adds and deletes faults', async () => {
    const fault = { service: 'shop-api', method: 'post', path: '/api/orders', status: 500 };
    expect((await app.inject({ method: 'POST', url: '/faults', payload: fault })).statusCode).toBe(201);
    expect(panel.faults.take('shop-api', 'POST', '/api/orders')?.status).toBe(500);
    expect((await app.inject({ method: 'DELETE', url: '/faults' })).statusCode).toBe(204);
    expect(panel.faults.take('shop-api', 'POST', '/api/orders')).toBeUndefined();
  });

  it.each([
    ['/clock', { advanceDays: -1 }, 'advanceDays'],
    ['/clock', {}, 'advanceDays'],
    ['/conditions', { visibility: 'never' }, 'visibility'],
    ['/faults', { service: 'shop', method: 'GET', path: '/', status: 500 }, 'service'],
    ['/faults', { service: 'shop-api', method: 'GET', path: 'api', status: 500 }, 'path'],
    ['/faults', { service: 'shop-api', method: 'GET', path: '/' }, 'status'],
  ])('reports the invalid field of %s %o', async (url, payload, field) => {
    const response = await app.inject({ method: 'POST', url, payload });
    expect(response.statusCode).toBe(400);
    expect(response.json().fields.map((invalid: { field: string }) => invalid.field)).toContain(field);
  });

  it('rejects a body that is not JSON', async () => {
    const response = await app.inject({ method: 'POST', url: '/clock', headers: json, payload: '{' });
    expect(response.statusCode).toBe(400);
  });

  it('returns and deletes the request log', async () => {
    panel.requests.add({ service: 'shop-api', time: '', method: 'GET', path: '/a', query: {}, headers: {} });
    panel.requests.add({ service: 'content', time: '', method: 'GET', path: '/b', query: {}, headers: {} });
    expect((await app.inject('/requests?service=shop-api')).json()).toMatchObject([{ path: '/a' }]);
    expect((await app.inject('/requests?service=shop')).statusCode).toBe(400);
    await app.inject({ method: 'DELETE', url: '/requests' });
    expect((await app.inject('/requests')).json()).toEqual([]);
  });
});
