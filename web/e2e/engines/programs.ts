/** Programs of the system that the journeys start, and their end. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** In milliseconds. */
const START_MS = 30_000;
const START_POLL_MS = 50;
const END_MS = 3000;

/** How much of its output is kept, in characters. */
const KEPT_OUTPUT = 20_000;

export type Program = {
  readonly child: ChildProcess;
  /** Returns the end of what it wrote. */
  output(): string;
  /** Ends it and all processes that it has started. */
  stop(): Promise<void>;
};

const running = new Set<Program>();
let isEnding = false;

/** Returns the path of a program of the system. */
export function findProgram(name: string): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
}

/**
 * Starts a program in a process group of its own, because a browser starts processes that would outlive it. What it
 * writes into its fourth stream is a pipe.
 */
export function startProgram(
  command: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Program {
  if (isEnding) throw new Error('The run is ending.');
  const child = spawn(command, args, {
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
    detached: true,
    env: { ...process.env, ...environment },
  });
  let written = '';
  const keep = (bytes: Buffer | string) => {
    written = `${written}${bytes}`.slice(-KEPT_OUTPUT);
  };
  child.stdout?.on('data', keep);
  child.stderr?.on('data', keep);
  // A program that cannot be started has no process, and its error is its output.
  child.on('error', ({ message }) => keep(message));
  const program: Program = {
    child,
    output: () => written,
    stop: async () => {
      await endGroup(child);
      running.delete(program);
    },
  };
  running.add(program);
  return program;
}

/** Ends all programs. None can be started afterwards. */
export async function stopAllPrograms(): Promise<void> {
  isEnding = true;
  await Promise.all([...running].map((program) => program.stop()));
}

/** Resolves with the first value that `read` finds. Throws if the program has ended, or if there is none in time. */
export async function waitForProgram<T>({ child, output }: Program, read: () => Promise<T | undefined>): Promise<T> {
  const deadline = performance.now() + START_MS;
  while (performance.now() < deadline) {
    const value = await read().catch(() => undefined);
    if (value !== undefined) return value;
    if (hasEnded(child)) throw new Error(`${child.spawnfile} has ended.\n${output()}`);
    await pause(START_POLL_MS);
  }
  throw new Error(`${child.spawnfile} was not ready within ${START_MS / 1000} seconds.\n${output()}`);
}

function hasEnded({ pid, exitCode, signalCode }: ChildProcess): boolean {
  return pid === undefined || exitCode !== null || signalCode !== null;
}

/** Asks all processes of the group to end, and ends those that stay. */
async function endGroup(child: ChildProcess): Promise<void> {
  const ended = hasEnded(child) ? Promise.resolve() : once(child, 'exit');
  signalGroup(child, 'SIGTERM');
  await Promise.race([ended, pause(END_MS, undefined, { ref: false })]);
  signalGroup(child, 'SIGKILL');
  await ended;
}

function signalGroup({ pid }: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, signal);
  } catch {
    // No process of the group is left.
  }
}
