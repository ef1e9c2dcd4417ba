import { callNames, calls } from '@perennial/shared/catalogue/routes';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testApp } from './testing/test-app.ts';

type Operation = {
  summary?: string;
  operationId?: string;
  description?: string;
  security: Record<string, unknown>[];
  parameters: ({ name?: string; in?: string } | { $ref: string })[];
  tags: string[];
  responses: Record<string, unknown>;
};

/** The letters of an object with one field and its description, which needs no name. */
const SMALL = 200;

/** Returns the object schemas with fields in a part of the document, as JSON. */
function findObjects(part: unknown): string[] {
  if (typeof part !== 'object' || part === null) return [];
  const inner = Object.values(part).flatMap(findObjects);
  return 'properties' in part ? [JSON.stringify(part), ...inner] : inner;
}

/** Returns all parameters with a place, also those that several operations share. */
function findParameters(part: unknown): { readonly name: string; readonly description?: string }[] {
  if (typeof part !== 'object' || part === null) return [];
  const inner = Object.values(part).flatMap(findParameters);
  return 'in' in part && 'name' in part ? [part as { name: string; description?: string }, ...inner] : inner;
}

let app: Awaited<ReturnType<typeof testApp>>;
let text: string;
let paths: Record<string, Record<string, Operation>>;
const operations = () => Object.values(paths).flatMap((methods) => Object.values(methods));
const find = (id: string) => operations().find(({ operationId }) => operationId === id);

beforeAll(async () => {
  app = await testApp();
  const response = await app.inject({ method: 'GET', url: '/bff/openapi.json' });
  text = response.body;
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
    expect(Object.keys(operation?.responses ?? {})).toEqual(['200', '4XX', '5XX']);
    expect(operation?.security).toEqual(access === 'public' ? [{}, { session: [] }] : [{ session: [] }]);
  });

  test('contains every call of the catalogue and no other path below /api', () => {
    const described = Object.entries(paths).flatMap(([path, item]) =>
      path.startsWith('/api/') ? Object.keys(item) : [],
    );
    expect(described).toHaveLength(callNames.length);
  });

  test('says where the API is, under which licence, and how a session is sent', () => {
    expect(JSON.parse(text)).toMatchObject({
      info: { license: { identifier: 'MIT' } },
      servers: [{ url: 'http://localhost:3000' }],
      components: { securitySchemes: { session: { in: 'cookie', name: 'perennial' } } },
    });
  });

  test('names every operation, once, with a summary of its own and a tag that is described', () => {
    for (const field of ['operationId', 'summary'] as const) {
      const values = operations().map((operation) => operation[field]);
      expect(values.filter((value, index) => !value || values.indexOf(value) !== index)).toEqual([]);
    }
    const described = JSON.parse(text).tags.map(({ name }: { name: string }) => name);
    expect(described.toSorted()).toEqual([...new Set(operations().flatMap(({ tags }) => tags))].toSorted());
  });

  test('names the headers of a request', () => {
    const names = (id: string) =>
      find(id)?.parameters.map((each) => ('$ref' in each ? each.$ref.split('/').at(-1) : each.name));
    expect(names('getBundle')?.slice(-2)).toEqual(['Culture', 'Language']);
    for (const id of ['getProfile', 'listComingUp']) expect(names(id)).toEqual(['Culture', 'Language', 'TakesKept']);
    expect(names('submitOrder')).toEqual(['X-Culture', 'Language', 'IdempotencyKey']);
    expect(names('giveDiscount')).toEqual(['X-Culture', 'Language', 'IdempotencyKey']);
    expect(names('pauseReplenishment')).not.toContain('IdempotencyKey');
    expect(names('startSignIn')).not.toContain('Culture');
  });

  test('describes the problems of every operation', () => {
    const problem = { $ref: '#/components/responses/Problem' };
    for (const { operationId, responses } of operations()) {
      const others = Object.keys(responses).filter((status) => /^[23]/.test(status));
      // An instance may have no stream for now, which is no problem.
      expect(others, operationId).toHaveLength(operationId === 'openEventStream' ? 2 : 1);
      const failure = responses['5XX'] ?? responses['default'];
      expect([responses['4XX'], failure], operationId).toEqual([problem, problem]);
    }
  });

  test('names each object that it has more than once, so that a generated client has a type for it', () => {
    const { paths: _, components, ...rest } = JSON.parse(text);
    const named = Object.values<object>(components.schemas).flatMap((schema) => Object.values(schema));
    const inline = findObjects([paths, named, rest]).filter((schema) => schema.length > SMALL);
    expect(inline.filter((schema, index) => inline.indexOf(schema) !== index)).toEqual([]);
    expect(Object.keys(components.schemas)).toEqual(expect.arrayContaining(['Cart', 'Charge', 'Problem', 'RatePlan']));
    expect(components.schemas.OrderResult.properties.packingInfo).toMatchObject({
      items: { $ref: '#/components/schemas/PackingInfo' },
    });
  });

  test('says which culture and which language count without a parameter', () => {
    const parameters = findParameters(JSON.parse(text));
    const describedAs = (name: string) =>
      new Set(parameters.filter((parameter) => parameter.name === name).map(({ description }) => description));
    expect([...describedAs('culture')]).toEqual([
      'The culture of the page; by default the one that the browser had last',
    ]);
    expect([...describedAs('language')]).toEqual(['A language of the culture; by default its first one']);
  });

  test('says of a number, an id or a name what has it', () => {
    const operations = Object.values<object>(paths).flatMap((path) => Object.values(path));
    const things = operations
      .flatMap(({ parameters = [] }) => parameters)
      .flatMap(({ name, description }) => {
        const [, thing = ''] = /([A-Za-z][a-z]+)(?:Number|Id|Name)$/.exec(name) ?? [];
        return thing ? [[name, description, thing.toLowerCase()]] : [];
      });
    expect(things.filter(([, description, thing]) => !description.toLowerCase().includes(thing))).toEqual([]);
    expect(new Set(things.map(([name]) => name))).toContain('orderNumber');
  });

  test('keeps the description of an object that it names', () => {
    const { components } = JSON.parse(text);
    expect(components.schemas.Carrier).toMatchObject({ description: 'Shape not documented by the shop API' });
  });

  test('describes a problem once', () => {
    expect(text.split('Text for the customer, in the language of the page')).toHaveLength(2);
    const references = [...text.matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, path = '']) => path.split('/'));
    const document: unknown = JSON.parse(text);
    const resolve = (path: string[]) =>
      path.reduce<unknown>((at, key) => (at as Record<string, unknown>)?.[key], document);
    expect(references.length).toBeGreaterThan(90);
    expect(references.filter((path) => resolve(path) === undefined)).toEqual([]);
  });
});
