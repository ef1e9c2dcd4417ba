import { textsFor } from '@perennial/shared/locales/texts';
import { expect, it } from 'vitest';
import { serverTexts } from './server-texts.ts';

const german = () => serverTexts('de-DE', textsFor('de-DE')).t;
const french = () => serverTexts('fr-FR', textsFor('fr-FR')).t;

it('pages in two languages are rendered side by side, each with its texts at once', () => {
  for (const _visit of [1, 2]) {
    expect([german()('cart.title'), french()('cart.title')]).toEqual(['Ihr Warenkorb', 'Votre panier']);
  }
});

it('each page has its own values in a text', () => {
  const titles = ['Brush & <Razor>', 'Filter'].map((title) => french()('cart.quantityOf', { title }));
  expect(titles).toEqual(['Quantité\u{202f}: Brush & <Razor>', 'Quantité\u{202f}: Filter']);
  const periods = [1, 3].map((count) => german()('billingPeriod.per', { count }));
  expect(periods).toEqual(['pro Monat', 'alle 3 Monate']);
});

it('texts of an editor replace those before them', () => {
  const texts = textsFor('de-DE');
  const edited = { ...texts, cart: { ...texts.cart, title: 'Ihr Korb' } };
  expect(serverTexts('de-DE', edited).t('cart.title')).toBe('Ihr Korb');
  expect(german()('cart.title')).toBe('Ihr Warenkorb');
});
