import { textsFor } from '@perennial/shared/locales/texts';
import i18next from 'i18next';
import { afterEach, expect, it, vi } from 'vitest';
import { stubAnswers } from '../testing/answers.ts';
import { initTexts } from '../texts/texts.ts';
import { loadTexts } from './late-texts.ts';

afterEach(() => vi.unstubAllGlobals());

const texts = textsFor('en-CA');

it('texts that a page is without are loaded, and what somebody reads meanwhile stays as it is', async () => {
  const { meanwhile: _, ...others } = texts;
  initTexts('en-CA', { ...others, cart: { ...others.cart, today: 'this day' } });
  stubAnswers({ '/bff/boot': { texts } });
  await loadTexts('meanwhile.gone');
  expect(i18next.t('meanwhile.gone')).toBe(texts.meanwhile.gone);
  expect(i18next.t('cart.today')).toBe('this day');
});

it('texts that a page has are not loaded', async () => {
  initTexts('en-CA', texts);
  const requests = stubAnswers({});
  await loadTexts('meanwhile.gone');
  expect(requests).toEqual([]);
});
