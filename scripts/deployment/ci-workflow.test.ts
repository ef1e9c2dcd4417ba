/** The workflow of the tests runs everything, in all its parts. `deployment-values.test.ts` has its rights and conditions. */
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readText } from '../repository/tracked-files.ts';

describe('the workflow of the tests', () => {
  type Job = {
    readonly 'timeout-minutes': number;
    readonly strategy?: { readonly 'fail-fast': boolean; readonly matrix: { readonly part: readonly string[] } };
    readonly steps: readonly {
      readonly run?: string;
      readonly uses?: string;
      readonly with?: Readonly<Record<string, unknown>>;
    }[];
  };
  const workflow = parse(readText('.github/workflows/ci.yml')) as {
    readonly on: unknown;
    readonly jobs: Readonly<Record<string, Job>>;
  };
  const jobs = Object.entries(workflow.jobs);
  const commands = jobs.flatMap(([, { steps }]) => steps.map(({ run = '' }) => run));

  it('runs for each push and pull request, everything that a commit has to pass', () => {
    expect(workflow.on).toEqual({ push: null, pull_request: null });
    const long = [
      'test',
      'audit --prod',
      'e2e:engines',
      'providers',
      'e2e:matrix',
      'e2e:slow',
      'e2e:presses',
      'e2e:leaving',
    ];
    for (const command of [...long, 'mutation --changed']) {
      expect(commands.filter((run) => run.startsWith(`npx -y pnpm@12 ${command}`))).toHaveLength(1);
    }
  });

  it('runs on the machines of GitHub, as the other workflows do', () => {
    const machines = ['ci', 'release', 'deployed'].flatMap((name) =>
      [...readText(`.github/workflows/${name}.yml`).matchAll(/^ {4}runs-on: (.*)$/gm)].map(([, machine]) => machine),
    );
    expect(machines.length).toBe(jobs.length + 3);
    expect(new Set(machines)).toEqual(new Set(['ubuntu-latest']));
  });

  it('takes every part of what it divides', () => {
    const divided = jobs.filter(([, { strategy }]) => strategy);
    expect(divided.map(([name]) => name)).toEqual(['presses', 'leaving']);
    for (const [, { strategy, steps }] of divided) {
      const parts = strategy?.matrix.part ?? [];
      expect(parts).toEqual(parts.map((_, index) => `${index + 1}/${parts.length}`));
      expect(strategy?.['fail-fast']).toBe(false);
      expect(steps.at(-1)?.run).toMatch(/ --(?:shard=|part )\$\{\{ matrix\.part \}\}$/);
    }
  });

  it('has the commits that it compares with, and ends what hangs', () => {
    const compares = jobs.filter(([, { steps }]) => steps.some(({ run = '' }) => run.includes('origin/')));
    expect(compares.map(([name]) => name)).toEqual(['mutation']);
    for (const [, { steps }] of compares)
      expect(steps.find(({ uses = '' }) => uses.startsWith('actions/checkout@'))?.with).toEqual({ 'fetch-depth': 0 });
    for (const [, job] of jobs)
      expect([job['timeout-minutes'] >= 15, job['timeout-minutes'] <= 120]).toEqual([true, true]);
  });
});
