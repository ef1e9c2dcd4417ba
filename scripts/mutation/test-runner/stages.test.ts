import { join } from 'node:path';
import { expect, test } from 'vitest';
import { toStages } from './stages.ts';

const mutated = join(process.cwd(), 'web/src/ui/button.tsx');

test('the tests of the file run first, then those of its folder, and the others follow', () => {
  const testFilter = [
    'web/src/app/shell.test.tsx#has a menu',
    'web/src/ui/button-row.test.tsx#has two buttons',
    'web/src/ui/button.test.tsx#is pressed',
  ];
  expect(toStages({ testFilter, sandboxFileName: mutated })).toEqual([
    ['web/src/ui/button.test.tsx#is pressed'],
    ['web/src/ui/button-row.test.tsx#has two buttons'],
    ['web/src/app/shell.test.tsx#has a menu'],
  ]);
});

test('a mutant without a test beside it has one stage', () => {
  const testFilter = ['web/src/app/shell.test.tsx#has a menu'];
  expect(toStages({ testFilter, sandboxFileName: mutated })).toEqual([testFilter]);
});

test('each file of the others gives a test before one gives a second', () => {
  const testFilter = ['web/src/a/a.test.tsx#1', 'web/src/a/a.test.tsx#2', 'web/src/b/b.test.tsx#1'];
  expect(toStages({ testFilter, sandboxFileName: mutated })).toEqual([
    ['web/src/a/a.test.tsx#1', 'web/src/b/b.test.tsx#1', 'web/src/a/a.test.tsx#2'],
  ]);
});

test('at most thirty of the others run, and all of the folder', () => {
  const near = Array.from({ length: 100 }, (_, index) => `web/src/ui/button.test.tsx#${index}`);
  const far = Array.from({ length: 100 }, (_, index) => `web/src/a/a.test.tsx#${index}`);
  const stages = toStages({ testFilter: [...far, ...near], sandboxFileName: mutated });
  expect(stages.map(({ length }) => length)).toEqual([100, 30]);
});

test('without a list the files of tests beside the mutant run first, then those of its folder', () => {
  const sandboxFileName = join(process.cwd(), 'server/src/redis/redis-store.ts');
  const [own, near = []] = toStages({ testFilter: undefined, sandboxFileName });
  expect(own).toEqual(['server/src/redis/redis-store.test.ts#']);
  expect(near).toContain('server/src/redis/two-instances.test.ts#');
  expect(near).not.toContain(own?.[0]);
});
