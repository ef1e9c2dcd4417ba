import { expect, test } from 'vitest';
import { productionProcess, readProductionProcess } from './production-process.ts';

test('the process of the image has its settings of memory, and no others', () => {
  expect(productionProcess).toEqual({
    nodeArguments: ['--max-semi-space-size=16', '--heap-growing-percent=80'],
    environment: { NODE_ENV: 'production', MALLOC_ARENA_MAX: '1' },
  });
});

test('settings of an earlier stage are left out', () => {
  const dockerfile = '\nFROM a AS b\nENV A=1\nCMD ["sh"]\nFROM a AS c\nENV B=2\nCMD ["node", "--flag", "main.js"]\n';
  expect(readProductionProcess(dockerfile)).toEqual({ nodeArguments: ['--flag'], environment: { B: '2' } });
});

test.each(['\nFROM a\n', '\nFROM a\nCMD ["sh", "main.js"]\n'])(
  'an image that does not start Node is refused',
  (dockerfile) => {
    expect(() => readProductionProcess(dockerfile)).toThrow('The image does not start Node');
  },
);
