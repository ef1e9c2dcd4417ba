import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../repository/tracked-files.ts';
import { generate } from './generate.ts';

test.each([[[]], [['product']], [['country', 'IE']], [['call', '--beside']], [['page', '--wide']]])(
  'incomplete or unknown arguments get an example: %j',
  (args) => {
    expect(() => generate(ROOT, args)).toThrow(/npx -y pnpm@12 run new (?:country|page|call)/);
  },
);

test.each(['country', 'language', 'call', 'page'])('the guide of a new %s begins with the same example', (kind) => {
  const guide = readFileSync(join(ROOT, `docs/adding-a-${kind}.md`), 'utf8');
  const [command = ''] = /^npx .* run new .*$/m.exec(guide) ?? [];

  expect(command).toContain(`run new ${kind} `);
  expect(() => generate(ROOT, [kind])).toThrow(command);
});
