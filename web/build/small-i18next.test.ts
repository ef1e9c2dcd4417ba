import { readFileSync } from 'node:fs';
import { textsFor } from '@perennial/shared/locales/texts';
import type { i18n } from 'i18next';
import { expect, it } from 'vitest';
import { withoutUnusedParts } from './small-i18next.ts';

const installed = readFileSync(new URL('../node_modules/i18next/dist/esm/i18next.js', import.meta.url), 'utf8');

it('looks up texts as before, without formats and without the loading of texts', async () => {
  const code = withoutUnusedParts(installed);
  expect(code).not.toMatch(/new Connector\(|= Formatter;/);
  const { default: i18next } = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as { default: i18n };
  await i18next.init({
    lng: 'pl-PL',
    resources: { 'pl-PL': { translation: textsFor('pl-PL') } },
    fallbackLng: false,
    initAsync: false,
    interpolation: { escapeValue: false },
  });
  const { t } = i18next;
  expect([
    t('billingPeriod.every', { count: 5 }),
    t('cart.quantityOf', { title: 'Brush & <Razor>' }),
    t('errors.network.offline'),
    t('fields', { returnObjects: true }),
    t('cart.missing' as 'cart.title'),
  ]).toEqual([
    'Co 5 miesięcy',
    textsFor('pl-PL').cart.quantityOf.replace('{{title}}', 'Brush & <Razor>'),
    textsFor('pl-PL').errors['network.offline'],
    textsFor('pl-PL').fields,
    'cart.missing',
  ]);
});

it('refuses a version of i18next whose parts are elsewhere', () => {
  expect(() => withoutUnusedParts('formatter = Formatter;')).toThrow('the loading of texts');
});
