import { expect, test } from 'vitest';
import { ROOT } from '../repository/tracked-files.ts';
import { generate } from './generate.ts';

test.each([[[]], [['product']], [['country', 'IE']], [['call', '--beside']], [['page', '--wide']]])(
  'words that nobody understands get an example: %j',
  (args) => {
    expect(() => generate(ROOT, args)).toThrow(/npx -y pnpm@12 run new (?:country|page|call)/);
  },
);
