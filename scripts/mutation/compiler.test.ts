import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findRefused } from './compiler.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mutants-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

/** Stands for TypeScript: an error is a text with the word "error". */
const findErrorsIn = (files: readonly string[]) => async () =>
  new Set(files.filter((file) => readFileSync(file, 'utf8').includes('error')));

test('a mutant that does not compile is found, also beside others of its file', async () => {
  const [price, day] = ['price.ts', 'day.ts'].map((name) => join(folder, name)) as [string, string];
  for (const file of [price, day]) writeFileSync(file, 'original');
  const texts = [
    { file: price, mutated: 'fine' },
    { file: price, mutated: 'an error' },
    { file: day, mutated: 'another error' },
    { file: day, mutated: 'fine, too' },
  ];
  const refused = await findRefused(texts, findErrorsIn([price, day]));
  expect([...refused].map(({ mutated }) => mutated)).toEqual(['another error', 'an error']);
  expect([price, day].map((file) => readFileSync(file, 'utf8'))).toEqual(['original', 'original']);
});

test('the files are restored if TypeScript cannot run', async () => {
  const file = join(folder, 'price.ts');
  writeFileSync(file, 'original');
  const failing = async () => Promise.reject(new Error('no compiler'));
  await expect(findRefused([{ file, mutated: 'changed' }], failing)).rejects.toThrow('no compiler');
  expect(readFileSync(file, 'utf8')).toBe('original');
});
