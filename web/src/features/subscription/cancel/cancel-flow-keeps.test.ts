// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { readReasons } from '../reasons/kept-reasons.ts';
import { type CancelState, closedFlow } from './cancel-flow.ts';
import { keepReasons } from './use-cancel-flow.ts';

const key = { form: 'cancel-S-1 CA', owner: 1 };
const english = ['Too dear', 'Too many'];
const french = ['Trop cher', 'Trop'];
const chosen: CancelState = { ...closedFlow, step: { name: 'reasons' }, reasons: ['Too many'], note: 'I have enough' };

beforeEach(() => {
  sessionStorage.clear();
  keepReasons(key, english, chosen, { type: 'tick', reason: 'Too many', ticked: true });
});

it.each([
  ['after a reload', english, ['Too many']],
  ['in another language', french, ['Trop']],
])('chosen reasons are there again %s', (_, options, reasons) => {
  expect(readReasons(key, options)).toEqual({ reasons, note: 'I have enough' });
});

it('what does not change the reasons keeps them', () => {
  keepReasons(key, english, chosen, { type: 'proceed' });
  expect(readReasons(key, english)).toMatchObject({ reasons: ['Too many'] });
});

it.each([
  ['were sent', { ...chosen, step: { name: 'address', scope: 'TryBuy' } }, { type: 'accepted' }],
  ['were given up', closedFlow, { type: 'close' }],
] as const)('reasons that %s are forgotten', (_, state, event) => {
  keepReasons(key, english, state, event);
  expect(readReasons(key, english)).toBeUndefined();
});
