import { describe, expect, test } from 'vitest';
import { generate } from './generate.ts';
import { Refusal } from './source-edits.ts';
import { useCopiedSources } from './testing/copied-sources.ts';

const sources = useCopiedSources('call');

describe('a new call', () => {
  const wonders = ['call', 'getWonders', 'get', '/api/wonders/{n}', 'customer', 'The wonders of a bundle'];

  test('that reads stands beside another, in each file', async () => {
    const { written, report } = generate(sources.root(), [...wonders, '--beside', 'getInvoices']);
    sources.format(written);
    const { calls } = await sources.load('shared/src/catalogue/routes.ts');
    expect(calls.getWonders).toEqual({ ...calls.getInvoices, path: '/api/wonders/{n}' });
    expect(sources.read('shared/src/catalogue/schemas/payment.ts')).toContain(`  getWonders: {
    summary: 'The wonders of a bundle',
    params: z.strictObject({ n: identifierSchema }),
    response: z.looseObject({}),
  },`);
    expect(sources.read('contracts/sandbox/shop-api/handlers/billing.ts')).toContain('  getWonders: () => ({}),');
    expect(sources.read('contracts/sandbox/shop-api/handlers/billing.ts')).toMatch(
      /satisfies Handlers<[^>]*\| 'getWonders'/,
    );
    expect(sources.read('contracts/consumer/interactions/billing.ts')).toContain(`  succeeds({
    call: 'getWonders',
    given: given.hasEverything,
    when: 'a request of getWonders',
    caller: 'customer',
    input: { params: { n: 'x-1' } },
    response: {},
  }),`);
    expect(report).toContain('a line with GET, /api/wonders/{n}, customer and the time-out');
    expect(report).not.toContain('stale-after');
  });

  test('that changes data reports success, and is one to load data after', () => {
    const args = [
      'call',
      'keepWonder',
      'post',
      '/api/wonders/{n}/keep',
      'customer',
      'Keep a wonder',
      '--beside',
      'getInvoices',
    ];
    const { written, report } = generate(sources.root(), args);
    sources.format(written);
    expect(sources.read('shared/src/catalogue/schemas/payment.ts')).toContain('    response: ignoredResponseSchema,');
    expect(sources.read('contracts/sandbox/shop-api/handlers/billing.ts')).toContain('  keepWonder: () => success,');
    expect(sources.read('contracts/consumer/interactions/billing.ts')).toContain('  succeedsWithoutBody({');
    expect(report).toContain('a row keepWonder: the calls that have other answers after it');
  });

  test.each([
    [1, 'getInvoices', 'There is a call getInvoices already.'],
    [1, 'Get plans', '"Get plans" is not a name for a call, for example getPlans.'],
    [2, 'put', '"put" is none of get, post, repeatablePost. A document is written by hand (docs/adding-a-call.md).'],
    [3, 'wonders', '"wonders" is not a path of the shop API, for example /api/plans/{n}.'],
    [3, '/api/invoice/list', 'There is a call of /api/invoice/list already.'],
    [4, 'everybody', '"everybody" is none of public, customer, admin.'],
    [
      5,
      'wonders.',
      'Say in a short sentence without a full stop what the call does, for example "The plans of a bundle".',
    ],
  ])('is refused with word %i as "%s"', (index, word, message) => {
    const before = sources.snapshot();
    expect(() => generate(sources.root(), [...wonders.with(index, word), '--beside', 'getInvoices'])).toThrow(
      new Refusal(message),
    );
    expect(sources.snapshot()).toEqual(before);
  });

  test('is refused beside one that is not there', () => {
    expect(() => generate(sources.root(), [...wonders, '--beside', 'getWonder'])).toThrow(
      new Refusal('There is no call "getWonder". Name one of the same group after --beside.'),
    );
  });
});
