import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { findProgram, startProgram, waitForProgram } from './programs.ts';

/** Resolves with the first number that the program writes. */
const readNumber = async (output: () => string) => Number(/\d+/.exec(output())?.[0]) || undefined;

describe('a program of the system', () => {
  it('ends with the processes that it has started', async () => {
    const program = startProgram('sh', ['-c', 'sleep 1000 & echo 1; wait']);
    await waitForProgram(program, () => readNumber(program.output));
    // The streams close as soon as no process has them any more.
    const closed = once(program.child, 'close');
    await program.stop();
    await closed;
  });

  it('that has ended too early is an error with what it wrote', async () => {
    const program = startProgram('sh', ['-c', 'echo no display >&2; exit 1']);
    await expect(waitForProgram(program, async () => undefined)).rejects.toThrow('no display');
    await program.stop();
  });

  it('that cannot be started is an error with its name', async () => {
    const program = startProgram('/no/such/program', []);
    await expect(waitForProgram(program, async () => undefined)).rejects.toThrow('/no/such/program');
    await program.stop();
  });

  it('is found in the folders of PATH', () => {
    expect(findProgram('sh')).toMatch(/\/sh$/);
    expect(findProgram('no-such-program')).toBeUndefined();
  });
});
