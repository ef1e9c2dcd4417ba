import { expect, it } from 'vitest';
import { countryName } from './address-lines.ts';

it.each([
  ['de-DE', 'BE', 'Belgien'],
  ['en-CA', 'DE', 'Germany'],
  ['fr-CA', 'DE', 'Allemagne'],
  ['pl-PL', 'US', 'Stany Zjednoczone'],
  ['en-CA', 'QY', 'QY'],
  ['en-CA', 'be', 'be'],
  ['en-CA', 'BEL', 'BEL'],
  ['en-CA', 'xBE', 'xBE'],
  ['en-CA', 'B', 'B'],
  ['en-CA', '12', '12'],
  ['en-CA', '', ''],
])('%s: the country %s is called %s', (language, code, name) => expect(countryName(language, code)).toBe(name));
