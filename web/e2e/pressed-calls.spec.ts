/** The tables of the flows are complete. These tests need neither a page nor a shop. */
import { expect, test } from 'playwright/test';
import { afterwards } from './presses/afterwards.ts';
import type { Sent } from './presses/flow.ts';
import { changes, flows, notPressed } from './presses/flows.ts';

test('every change that a button sends has a flow that presses it too often, or a reason why not', () => {
  const pressed = new Set<Sent>(flows.flatMap(({ sends }) => sends));
  const explained = Object.keys(notPressed);
  expect(changes.filter((name) => !pressed.has(name) && !explained.includes(name))).toEqual([]);
  expect(changes.filter((name) => pressed.has(name) && explained.includes(name))).toEqual([]);
});

test('every flow has a row that says where its customer is afterwards', () => {
  expect(Object.keys(afterwards).sort()).toEqual(flows.map(({ title }) => title).sort());
});
