import { textsOfPage } from '@perennial/shared/locales/public-texts';
import { textsFor } from '@perennial/shared/locales/texts';
import { expect, it } from 'vitest';
import { createLookup } from './text-lookup.ts';

const english = textsFor('en-CA');

it('a name stands in a text as it was typed', () => {
  const { t } = createLookup('en-CA', english);
  expect(t('cart.quantityOf', { title: 'Brush & <Razor> $& {{count}}' })).toBe(
    'Quantity of Brush & <Razor> $& {{count}}',
  );
});

it('a text of an editor may have spaces around the name of a value, and names that have no value', () => {
  const edited = { ...english, cart: { ...english.cart, quantityOf: '{{ title }}, {{other}}how many?' } };
  expect(createLookup('en-CA', edited).t('cart.quantityOf', { title: 'Brush' })).toBe('Brush, how many?');
});

it('a number has the form of the language', () => {
  const { t } = createLookup('pl-PL', textsFor('pl-PL'));
  const periods = [1, 2, 5].map((count) => t('billingPeriod.length', { count }));
  expect(periods).toEqual(['miesiąc', '2 miesiące', '5 miesięcy']);
});

it('a number in a text without forms is a value like others', () => {
  expect(createLookup('en-CA', english).t('orderResult.quantity', { count: 2 })).toBe('Quantity: 2');
});

it('a name with dots is found, and a text without values is not changed', () => {
  const { t } = createLookup('en-CA', english);
  expect(t('errors.network.offline')).toBe(english.errors['network.offline']);
  expect(t('cart.quantityOf')).toBe(english.cart.quantityOf);
});

it('texts that the page came without are shown once they are there, and their key before', () => {
  const lookup = createLookup(
    'en-CA',
    textsOfPage(english, {
      ofCustomers: false,
      ofDeclarations: false,
      ofCare: false,
      ofCareLogin: false,
      ofAnalytics: false,
    }),
  );
  const key = 'declaration.next';
  expect([lookup.t(key), lookup.texts.declaration]).toEqual([key, undefined]);
  lookup.add({ declaration: english.declaration });
  expect([lookup.t(key), lookup.texts.declaration]).toEqual([english.declaration.next, english.declaration]);
});
