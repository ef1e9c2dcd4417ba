import { expect, test } from 'vitest';
import { testConfig } from '../testing/test-app.ts';
import { findOtherDoubts } from './examine.ts';

const textsFor = (settings: Record<string, string>) =>
  findOtherDoubts(testConfig(settings), []).map(({ text }) => text);

test('the doctor says which settings contradict each other, also of those that a probe asks about', () => {
  const sandboxCards = { CARD_ENVIRONMENT: 'live', CARD_HOST_URL: 'http://localhost:4004' };
  expect(textsFor(sandboxCards)).toContainEqual(
    expect.stringContaining('CARD_HOST_URL is the card host of the sandbox'),
  );
});

test('the doctor leaves to its probes what they say in their own words', () => {
  const texts = textsFor({ CARD_ENVIRONMENT: 'tset', PUBLIC_URL: 'https://shop.example', TRUST_PROXY: 'false' });
  expect(texts.join()).not.toMatch(/names no environment of the card provider|TRUST_PROXY is off/);
});

test('the doctor repeats what the start says about an unknown variable', () => {
  const line = 'REDIS_UTL is unknown: do you mean REDIS_URL?';
  expect(findOtherDoubts(testConfig(), [line])).toContainEqual({ subject: 'settings', isWell: false, text: line });
});
