import { expect, it } from 'vitest';
import { listFiles, readText } from '../repository/tracked-files.ts';

const WRAPPER = 'web/src/commerce/late-texts.tsx';

const parts = listFiles('web/src/*.tsx')
  .filter((path) => !path.endsWith('.test.tsx') && path !== WRAPPER)
  .flatMap((path) => {
    const text = readText(path);
    return [...text.matchAll(/<LateTexts textKey="(\w+)\./g)].map(([, area = '']) => ({ path, area, text }));
  });

it('a part loads the texts that it shows', () => {
  expect(parts.length).toBeGreaterThan(4);
  const others = parts.filter(({ area, text }) => !new RegExp(`\\bt\\(\\s*['\`]${area}\\.`).test(text));
  expect(others.map(({ path, area }) => `${path} loads ${area}`)).toEqual([]);
});
