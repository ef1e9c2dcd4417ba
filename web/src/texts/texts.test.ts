import { textsFor } from '@perennial/shared/locales/texts';
import i18next from 'i18next';
import { expect, it } from 'vitest';
import { initTexts, serverTexts } from './texts.ts';

it('a name stands in a text as it was typed', () => {
  initTexts('en-CA', textsFor('en-CA'));
  expect(i18next.t('cart.quantityOf', { title: 'Brush & <Razor>' })).toBe('Quantity of Brush & <Razor>');
});

it('pages in two languages are drawn side by side, each with its texts at once', () => {
  const [german, french] = [serverTexts('de-DE', textsFor('de-DE')), serverTexts('fr-FR', textsFor('fr-FR'))];
  expect([german.t('cart.title'), french.t('cart.title')]).toEqual(['Ihr Warenkorb', 'Votre panier']);
});
