import type { CallName } from '@perennial/shared/catalogue/routes';
import type { CallInput, CallResponse } from '@perennial/shared/catalogue/types';
import type { Problem } from '@perennial/shared/errors/problem';
import { describe, expect, it } from 'vitest';
import { ProblemError } from '../../api/client.ts';
import { sampleCart } from '../../testing/sample-cart.ts';
import { createLines } from './cart-lines.ts';
import { formatTitles, leavesOthers, nameUnsoldBundles, withoutNamed } from './unavailable-bundles.ts';

const naming = (...names: string[]) => names.map((bundleName) => ({ code: '', text: '', extraInfo: { bundleName } }));
const createProblem = (status: number, messages: Problem['messages'] = []): Problem => ({
  type: '',
  title: '',
  status,
  detail: 'Not sold',
  messages,
  requestId: '',
});
const lines = createLines(['a', 'b']);

/** A shop API that does not sell some bundles, and fails for others. */
function createShop(statuses: Readonly<Record<string, number>>) {
  const asked: string[][] = [];
  const bodies: CallInput<'requestCart'>['body'][] = [];
  async function call<N extends CallName>(_: N, input: CallInput<N>): Promise<CallResponse<N>> {
    const { body } = input as CallInput<'requestCart'>;
    bodies.push(body);
    const names = body.bundles.map(({ name }) => name);
    asked.push(names);
    const status = statuses[names.join()];
    if (status !== undefined) throw new ProblemError(createProblem(status));
    return sampleCart() as CallResponse<N>;
  }
  return { call, asked, bodies };
}

describe('a refusal because of a bundle that is not sold', () => {
  it.each([
    ['names one of two', 404, naming('a'), true],
    ['names both', 404, naming('a', 'b'), false],
    ['names another one', 404, naming('c'), false],
    ['names none', 404, [], false],
    ['is about something else', 400, naming('a'), false],
  ])('that %s leaves others: %s', (_, status, messages, leaves) => {
    expect(leavesOthers(lines, createProblem(status, messages))).toBe(leaves);
  });

  it('leaves the lines that it does not name', () => {
    expect(withoutNamed(lines, createProblem(404, naming('a')))).toEqual(createLines(['b']));
  });

  it('is used as it is if it names the bundle', async () => {
    const { call, asked } = createShop({});
    const problem = createProblem(404, naming('a'));
    expect(await nameUnsoldBundles(problem, lines, call)).toBe(problem);
    expect(asked).toEqual([]);
  });

  it('gets the names of the bundles that are refused alone if it names none', async () => {
    const { call, asked, bodies } = createShop({ b: 404 });
    const problem = await nameUnsoldBundles(createProblem(404), createLines(['a', 'b'], 'CODE'), call);
    expect(withoutNamed(lines, problem)).toEqual(createLines(['a']));
    expect(problem.messages).toMatchObject([{ text: 'Not sold', extraInfo: { bundleName: 'b' } }]);
    expect(asked).toEqual([['a'], ['b']]);
    // A refused code must not look like a bundle that is not sold, and nobody needs prices.
    const [first] = bodies;
    expect(first).toEqual({ bundles: [{ name: 'a', quantity: 1, promotionCodes: [] }], excludePrice: true });
  });

  it('does not blame a bundle that could not be asked about', async () => {
    const { call } = createShop({ a: 502, b: 502 });
    const problem = await nameUnsoldBundles(createProblem(404), lines, call);
    expect(withoutNamed(lines, problem)).toEqual(lines);
  });

  it('names none if the cart has changed in the meantime', async () => {
    const stopped = new AbortController();
    stopped.abort();
    const abort = () => Promise.reject(new DOMException('Aborted', 'AbortError'));
    const problem = await nameUnsoldBundles(createProblem(404), lines, abort, stopped.signal);
    expect(withoutNamed(lines, problem)).toEqual(lines);
  });

  it.each([
    ['one bundle', 404, ['a']],
    ['another status', 400, ['a', 'b']],
  ])('asks for no bundle alone with %s', async (_, status, names) => {
    const { call, asked } = createShop({});
    await nameUnsoldBundles(createProblem(status), createLines(names), call);
    expect(asked).toEqual([]);
  });
});

it('tells bundles by their titles, and one without a title by its name', () => {
  expect(formatTitles(['a', 'b'], [{ name: 'a', title: 'Razor' }])).toBe('Razor, b');
});
