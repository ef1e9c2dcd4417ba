import { textsFor } from '@perennial/shared/locales/texts';
import { expect, it } from 'vitest';
import { initTexts, pageTexts, translate } from './texts.ts';

const textsIn = (language: string) => pageTexts(language, textsFor(language));

const { t: english } = textsIn('en-CA');

it('a name stands in a text as it was typed', () => {
  expect(english('cart.quantityOf', { title: 'Brush & <Razor> $& {{title}}' })).toBe(
    'Quantity of Brush & <Razor> $& {{title}}',
  );
});

it('a placeholder without a value is empty', () => {
  expect(english('cart.quantityOf', { title: undefined })).toBe('Quantity of ');
});

it.each([
  [1, 'Co miesiąc'],
  [2, 'Co 2 miesiące'],
  [5, 'Co 5 miesięcy'],
  [22, 'Co 22 miesiące'],
])('a number decides on the form of a text in its language: %i', (count, text) => {
  expect(textsIn('pl-PL').t('billingPeriod.every', { count })).toBe(text);
});

it('a name may contain dots', () => {
  expect(english('errors.network.offline')).toBe(textsFor('en-CA').errors['network.offline']);
});

it('a text without forms may contain a number', () => {
  const texts = textsFor('en-CA');
  const counted = { ...texts, cart: { ...texts.cart, title: '{{count}} in your cart' } };
  expect(pageTexts('en-CA', counted).t('cart.title', { count: 3 })).toBe('3 in your cart');
});

it.each(['cart.missing', 'missing.title', 'cart', 'cart.title.missing', 'cart.constructor', 'toString.name'])(
  'shows the key of a text that is missing: %s',
  (key) => {
    expect(english(key as 'cart.title')).toBe(key);
  },
);

it('pages in two languages are drawn side by side, each with its texts', () => {
  const [german, french] = [textsIn('de-DE'), textsIn('fr-FR')];
  expect([german.t('cart.title'), french.t('cart.title')]).toEqual(['Ihr Warenkorb', 'Votre panier']);
});

it('the texts of a language are one object, so that no component renders again for it', () => {
  expect(textsIn('en-CA')).toBe(textsIn('en-CA'));
});

it('code without a component has the texts of the page', () => {
  initTexts('de-DE', textsFor('de-DE'));
  expect(translate('cart.title')).toBe('Ihr Warenkorb');
});
