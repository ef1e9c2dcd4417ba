import { callNames, calls } from '@perennial/shared/catalogue/routes';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testApp } from './testing/test-app.ts';

type Operation = { summary?: string; operationId?: string; description?: string; responses: Record<string, unknown> };

let app: Awaited<ReturnType<typeof testApp>>;
let paths: Record<string, Record<string, Operation>>;

beforeAll(async () => {
  app = await testApp();
  const response = await app.inject({ method: 'GET', url: '/bff/openapi.json' });
  paths = response.json().paths;
});
afterAll(() => app.close());

describe('the OpenAPI document', () => {
  test.each(callNames)('describes %s: summary, access and responses', (name) => {
    const { method, path, access } = calls[name];
    const operation = paths[path]?.[method.toLowerCase()];
    expect(operation, `${method} ${path} is missing`).toBeDefined();
    expect(operation?.operationId).toBe(name);
    expect(operation?.summary).toBeTruthy();
    expect(operation?.description).toContain(`Access: ${access}.`);
    expect(Object.keys(operation?.responses ?? {})).toEqual(['200', 'default']);
  });

  test('contains every call of the catalogue and no other path below /api', () => {
    const described = Object.entries(paths).flatMap(([path, item]) =>
      path.startsWith('/api/') ? Object.keys(item) : [],
    );
    expect(described).toHaveLength(callNames.length);
  });
});
