import { textsFor } from '@perennial/shared/locales/texts';
import { describe, expect, test } from 'vitest';
import { localizeTexts } from './localization.ts';

describe('localizeTexts replaces', () => {
  test('a single text', () => {
    const texts = localizeTexts('en-CA', { 'cart.title': 'Your basket' });
    expect(texts.cart.title).toBe('Your basket');
    expect({ ...texts, cart: { ...texts.cart, title: textsFor('en-CA').cart.title } }).toEqual(textsFor('en-CA'));
  });

  test('the text of an error of the shop API', () => {
    const code = 'error.message.promotionIsInvalid';
    const texts = localizeTexts('fr-CA', { [`validation.${code}`]: 'Ce code est inconnu.' });
    expect(texts.validation[code]).toBe('Ce code est inconnu.');
  });
});

test('adds the text of an error code that the product does not know', () => {
  const texts = localizeTexts('en-CA', { 'validation.error.message.moonIsFull': 'Wait for the new moon.' });
  expect(texts.validation).toEqual({
    ...textsFor('en-CA').validation,
    'error.message.moonIsFull': 'Wait for the new moon.',
  });
});

test.each(['cart', 'cart.nothing', 'nothing.at.all', '', '__proto__.polluted', 'cart.title.more'])(
  'ignores the unknown key %j',
  (key) => {
    expect(localizeTexts('en-CA', { [key]: 'x' })).toEqual(textsFor('en-CA'));
  },
);
