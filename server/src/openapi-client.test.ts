/** What other people's tools make of the OpenAPI document: a linter with its strict rules, and a generated client. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import openapiTS, { astToString } from 'openapi-typescript';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { testApp } from './testing/test-app.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

let document: string;
beforeAll(async () => {
  const app = await testApp({ PUBLIC_URL: 'https://shop.perennial.test' });
  document = (await app.inject({ method: 'GET', url: '/bff/openapi.json' })).body;
  await app.close();
});

test('a strict linter finds nothing in the document', async () => {
  const config = await createConfig({
    extends: ['recommended-strict'],
    rules: {
      'component-name-unique': 'error',
      'operation-4xx-problem-details-rfc7807': 'error',
      'operation-singular-tag': 'error',
      'operation-tag-defined': 'error',
      'parameter-description': 'error',
      'path-params-defined': 'error',
    },
  });
  const problems = await lintFromString({ source: document, config });
  expect(problems.map(({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer}`)).toEqual([]);
});

/** Returns what the compiler says about a file that uses the generated types; empty if it is right. */
async function compile(use: string): Promise<string> {
  mkdirSync(join(ROOT, 'node_modules/.cache'), { recursive: true });
  const folder = mkdtempSync(join(ROOT, 'node_modules/.cache/openapi-client-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'types.ts'), astToString(await openapiTS(document)));
  writeFileSync(join(folder, 'use.ts'), use);
  const compiler = join(ROOT, 'node_modules/typescript/bin/tsc');
  const options = ['--ignoreConfig', '--noEmit', '--strict', '--target', 'es2024', '--module', 'preserve'];
  const args = [compiler, ...options, '--types', '', 'types.ts', 'use.ts'];
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
  return stdout + stderr;
}

test('a generated client has types for what is asked and answered, and refuses what the BFF refuses', async () => {
  const use = `
    import type { operations, paths } from './types';

    type Answer<Name extends keyof operations> =
      operations[Name] extends { responses: { 200: { content: { 'application/json': infer Body } } } } ? Body : never;
    type Body<Name extends keyof operations> =
      operations[Name] extends { requestBody: { content: { 'application/json': infer Body } } } ? Body : undefined;

    declare function ask<Name extends keyof operations>(
      name: Name,
      parameters: operations[Name]['parameters'],
      ...body: Body<Name> extends undefined ? [] : [Body<Name>]
    ): Promise<Answer<Name>>;

    const header = { 'X-Culture': 'en-ca' };

    export async function read(): Promise<readonly (string | number | undefined)[]> {
      const cart = await ask('requestCart', { header }, { bundles: [{ name: 'halo', quantity: 1 }] });
      const subscription = await ask('readSubscription', { path: { number: 'S-1' } });
      const amount: number | undefined = cart.summary?.payNow.original;
      const number: string = subscription.number;
      // @ts-expect-error It may be null.
      const date: string = subscription.nextPaymentDate;
      // @ts-expect-error A change is refused without the culture of its page.
      await ask('requestCart', { header: {} }, { bundles: [] });
      // @ts-expect-error A bundle has a name.
      await ask('requestCart', { header }, { bundles: [{ quantity: 1 }] });
      // @ts-expect-error A parameter that the call does not have.
      await ask('getSubscription', { path: { number: 'S-1' } });
      return [amount, number, date];
    }

    export const problem = (
      answer: paths['/bff/session']['get']['responses']['4XX']['content']['application/problem+json'],
    ): string => answer.code ?? answer.title;
  `;
  expect(await compile(use)).toBe('');
});
