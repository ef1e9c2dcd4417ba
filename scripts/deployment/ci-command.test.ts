/** CI reads the status of `.ci/run`, and its last line: both are those of the checks. */
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { ROOT } from '../repository/tracked-files.ts';

const folders: string[] = [];

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** Runs a copy of the command beside programs that stand in for those of the machine, each a script for `sh`. */
function runCommand(programs: Readonly<Record<string, string>>) {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'ci-command-')));
  folders.push(folder);
  const [repository, path] = [join(folder, 'repository'), join(folder, 'programs')];
  mkdirSync(join(repository, '.ci'), { recursive: true });
  mkdirSync(path);
  copyFileSync(join(ROOT, '.ci/run'), join(repository, '.ci/run'));
  for (const [name, script] of Object.entries(programs)) {
    writeFileSync(join(path, name), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  }
  const { status, stdout } = spawnSync(join(repository, '.ci/run'), {
    cwd: tmpdir(),
    encoding: 'utf8',
    env: { PATH: [path, process.env['PATH']].join(delimiter) },
  });
  return { status, lines: stdout.trimEnd().split('\n'), repository };
}

it.each([0, 1, 7])('ends with the status of the checks, and with their last line: %i', (checks) => {
  const { status, lines } = runCommand({ npx: `echo '3 passed, 2 failed'\nexit ${checks}` });
  expect({ status, last: lines.at(-1) }).toEqual({ status: checks, last: '3 passed, 2 failed' });
});

it('runs the test command in the root of the repository, wherever it is called', () => {
  const { lines, repository } = runCommand({ npx: 'pwd\necho "$@"' });
  expect(lines).toEqual([repository, expect.stringMatching(/^-y pnpm@\d+ test$/)]);
});

it('fails and runs nothing if the root of the repository cannot be entered', () => {
  const { status, lines } = runCommand({ npx: 'echo ran', dirname: 'echo /missing' });
  expect({ status, lines }).toEqual({ status: 1, lines: [''] });
});

it('fails if there is no program that runs the checks', () => {
  const { status } = runCommand({ npx: 'exec /missing/node' });
  expect(status).toBe(127);
});
