import { textsFor } from '@perennial/shared/locales/texts';
import i18next from 'i18next';
import { expect, it } from 'vitest';
import { initTexts } from './texts.ts';

it('a name stands in a text as it was typed', () => {
  initTexts('en-CA', textsFor('en-CA'));
  expect(i18next.t('cart.quantityOf', { title: 'Brush & <Razor>' })).toBe('Quantity of Brush & <Razor>');
});
