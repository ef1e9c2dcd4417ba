import { expect, it } from 'vitest';
import { textsFor } from '../locales/texts.ts';
import { faultText } from './fault-text.ts';

it.each([
  ['en-CA', '$', 'Town is invalid (letters and -, 20 characters at most). Not allowed: “$”'],
  ['en-CA', ' ', 'Town is invalid (letters and -, 20 characters at most). Not allowed: “space”'],
  ['en-CA', '\u200B', 'Town is invalid (letters and -, 20 characters at most). Not allowed: “U+200B”'],
  ['en-CA', '\u0007', 'Town is invalid (letters and -, 20 characters at most). Not allowed: “U+0007”'],
  ['de-DE', '#', 'Ort ist ungültig (Buchstaben und -, höchstens 20 Zeichen). Nicht erlaubt: „#“'],
] as const)('%s: names the refused character %j', (language, character, line) => {
  const { fields } = textsFor(language);
  expect(faultText(fields, fields.labels.town, { message: 'townInvalid', n: 20, character })).toBe(line);
});

it('fills limit and example', () => {
  const { fields } = textsFor('en-CA');
  expect(faultText(fields, 'City', { message: 'maxLetters', n: 20 })).toBe('City must not have more than 20 letters');
  expect(faultText(fields, 'Postal code', { message: 'zipInvalid', example: 'K1A 0B1' })).toBe(
    'Postal code is invalid, it must look like K1A 0B1',
  );
});

it.each([
  ['a limit', '{{n}} letters', 'City:  letters'],
  ['an example', 'like {{example}}', 'City: like '],
  ['a value of another name', 'like {{sample}}', 'City: like '],
])('leaves a gap for %s that the fault does not have', (_, sentence, line) => {
  const { fields } = textsFor('en-CA');
  const texts = { ...fields, fault: '{{label}}: {{message}}', messages: { ...fields.messages, zipInvalid: sentence } };
  expect(faultText(texts, 'City', { message: 'zipInvalid' })).toBe(line);
});
