import { expect, test } from 'vitest';
import { parseAllowedCores } from './machine.ts';

test.each([
  ['0-1', [0, 1]],
  ['2,5-7', [2, 5, 6, 7]],
  ['3', [3]],
])('the cores %s of a status file are %j', (list, cores) => {
  expect(parseAllowedCores(`Name:\tnode\nCpus_allowed:\t3\nCpus_allowed_list:\t${list}\nMems_allowed:\t1\n`)).toEqual(
    cores,
  );
});

test('a status file without cores has none', () => {
  expect(parseAllowedCores('Name:\tnode\n')).toEqual([]);
});
