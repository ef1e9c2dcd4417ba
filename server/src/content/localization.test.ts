import { textsFor } from '@perennial/shared/locales/texts';
import { describe, expect, test } from 'vitest';
import { localizedTexts } from './localization.ts';

describe('an editor can change', () => {
  test('a single text', () => {
    const texts = localizedTexts('en-CA', { 'cart.title': 'Your basket' });
    expect(texts.cart.title).toBe('Your basket');
    expect({ ...texts, cart: { ...texts.cart, title: textsFor('en-CA').cart.title } }).toEqual(textsFor('en-CA'));
  });

  test('what an error of the shop API is told as', () => {
    const code = 'error.message.promotionIsInvalid';
    const texts = localizedTexts('fr-CA', { [`validation.${code}`]: 'Ce code est inconnu.' });
    expect(texts.validation[code]).toBe('Ce code est inconnu.');
  });
});

test.each(['cart', 'cart.nothing', 'nothing.at.all', '', '__proto__.polluted', 'cart.title.more'])(
  'the key %j changes nothing',
  (key) => {
    expect(localizedTexts('en-CA', { [key]: 'x' })).toEqual(textsFor('en-CA'));
  },
);
