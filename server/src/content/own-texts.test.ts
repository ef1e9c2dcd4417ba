import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readOwnTexts } from './own-texts.ts';

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

function folderWith(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'perennial-texts-'));
  folders.push(folder);
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
}

test('a shop without words of its own has none', () => {
  expect(readOwnTexts('/nowhere').size).toBe(0);
});

test('the words of a language and of a region are read', () => {
  const folder = folderWith({
    'fr.json': '{"cart":{"title":"Votre panier à vous"}}',
    'fr-CA.json': '{"cart":{"title":"Votre panier du Québec"}}',
    'notes.md': 'for translators',
  });
  expect([...readOwnTexts(folder).keys()].sort()).toEqual(['fr', 'fr-CA']);
});

test('a start with wrong words ends with a line for each, with its file', () => {
  const folder = folderWith({
    'de.json': '{"cart":{"titel":"Korb"}}',
    'fi.json': '{}',
    'it.json': 'title: Carrello',
  });
  expect(() => readOwnTexts(folder)).toThrow(
    expect.objectContaining({
      lines: [
        'shared/src/brand/texts/de.json: cart.titel is no text of the product',
        'shared/src/brand/texts/fi.json is no language of the shop: rename it to one such as fr.json or fr-CA.json',
        'shared/src/brand/texts/it.json: the file must be an object with texts',
      ],
    }),
  );
});
