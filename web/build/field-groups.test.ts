/** Groups of fields in the client's sources. */
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

it('every group of fields has a legend, except those that are no group for assistive technology', () => {
  const folder = fileURLToPath(new URL('../src/', import.meta.url));
  const files = globSync('**/*.tsx', { cwd: folder }).filter((file) => !/\.test\.tsx$|form-parts\.tsx$/.test(file));
  const groups = files.flatMap((file) =>
    [...readFileSync(`${folder}${file}`, 'utf8').matchAll(/<fieldset[^>]*>\s*(<\w+)?/g)].map(([, first]) => ({
      file,
      first,
    })),
  );
  expect(groups.length).toBeGreaterThan(5);
  expect(groups.filter(({ first }) => first !== '<legend')).toEqual([]);
});
