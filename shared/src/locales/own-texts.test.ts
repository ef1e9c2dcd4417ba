import { afterEach, describe, expect, test } from 'vitest';
import { findOwnTextFaults } from './own-texts.ts';
import { textsFor, useOwnTexts } from './texts.ts';

afterEach(() => useOwnTexts(new Map()));

test('the words of the shop replace those of the product in their language and its regions', () => {
  useOwnTexts(
    new Map([
      ['fr', { cart: { title: 'Votre panier à vous' }, shell: { brand: 'Boutique {{brand}}' } }],
      ['fr-CA', { cart: { title: 'Votre panier du Québec' } }],
    ]),
  );
  expect(textsFor('fr-FR').cart.title).toBe('Votre panier à vous');
  expect(textsFor('fr-CA').cart.title).toBe('Votre panier du Québec');
  expect(textsFor('fr-BE').shell.brand).toBe('Boutique Perennial');
  expect(textsFor('de-DE').cart.title).not.toContain('panier');
});

describe('the words of a shop are refused in a line', () => {
  const product = { cart: { title: 'Cart', count: '{{count}} items', long: 'x'.repeat(30) } };
  test.each([
    ['with an unknown key', { cart: { titel: 'Basket' } }, 'cart.titel is no text of the product'],
    ['with an unknown area', { basket: {} }, 'basket is no text of the product'],
    ['with a name that every object has', { cart: { toString: 'Basket' } }, 'cart.toString is no text of the product'],
    ['without a placeholder', { cart: { count: 'items' } }, 'cart.count lacks {{count}}'],
    [
      'with another placeholder',
      { cart: { title: '{{name}}' } },
      'cart.title has {{name}}, which the product does not fill',
    ],
    ['that are too long', { cart: { long: 'x'.repeat(61) } }, 'cart.long has 61 letters, and may have 60'],
    ['that are empty', { cart: { title: ' ' } }, 'cart.title is empty'],
    ['that are no text', { cart: { title: 1 } }, 'cart.title must be a text'],
    ['that are no object', { cart: 'Basket' }, 'cart must be an object with texts'],
    ['in a file without an object', [], 'the file must be an object with texts'],
  ])('%s', (_, own, line) => {
    expect(findOwnTextFaults(own, product)).toEqual([line]);
  });

  test('unless they are right, also with a few words instead of one', () => {
    const own = { cart: { title: 'What you have chosen until now', count: 'Now {{ count }} things' } };
    expect(findOwnTextFaults(own, product)).toEqual([]);
  });
});
