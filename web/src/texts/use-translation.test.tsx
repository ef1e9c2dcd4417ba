// @vitest-environment happy-dom
import { textsFor } from '@perennial/shared/locales/texts';
import { cleanup, renderHook } from '@testing-library/react';
import i18next from 'i18next';
import { afterEach, expect, it } from 'vitest';
import { initTexts, useTranslation } from './texts.ts';

const english = textsFor('en-CA');

afterEach(() => {
  cleanup();
  initTexts('en-CA', english);
});

it('looks up a text once, however often a page asks for it', () => {
  initTexts('en-CA', structuredClone(english));
  const { t } = renderHook(useTranslation).result.current;
  expect(t('cart.title')).toBe(english.cart.title);
  const [deep, overwrite] = [true, true];
  i18next.addResourceBundle('en-CA', 'translation', { cart: { title: 'Another word' } }, deep, overwrite);
  expect(t('cart.title')).toBe(english.cart.title);
});

it('puts values into a text each time', () => {
  initTexts('en-CA', english);
  const { t } = renderHook(useTranslation).result.current;
  expect(t('cart.quantityOf', { title: 'Brush' })).toBe('Quantity of Brush');
  expect(t('cart.quantityOf', { title: 'Razor' })).toBe('Quantity of Razor');
});

it('finds a text that the page got later', () => {
  const { problem, ...others } = english;
  initTexts('en-CA', others);
  const { t } = renderHook(useTranslation).result.current;
  expect(t('problem.ask')).toBe('problem.ask');
  const [deep, overwrite] = [true, false];
  i18next.addResourceBundle('en-CA', 'translation', { problem }, deep, overwrite);
  expect(t('problem.ask')).toBe(problem.ask);
});

it('has no text of another page', () => {
  initTexts('en-CA', english);
  const { t } = renderHook(useTranslation).result.current;
  t('cart.title');
  const german = textsFor('de-DE');
  initTexts('de-DE', german);
  expect(t('cart.title')).toBe(german.cart.title);
});
