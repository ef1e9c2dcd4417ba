/** The workflow of the tests runs everything, in all its parts. `deployment-values.test.ts` has its rights and conditions. */
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readText } from '../repository/tracked-files.ts';

/** An expression, as a workflow writes it. */
const written = (expression: string) => `\${{ ${expression} }}`;

describe('the workflow of the tests', () => {
  type Job = {
    readonly 'timeout-minutes': number;
    readonly container?: string;
    readonly if?: string;
    readonly strategy?: { readonly 'fail-fast': boolean; readonly matrix: { readonly part: readonly string[] } };
    readonly steps: readonly {
      readonly run?: string;
      readonly uses?: string;
      readonly if?: string;
      readonly env?: Readonly<Record<string, string>>;
      readonly with?: Readonly<Record<string, unknown>>;
    }[];
  };
  const workflow = parse(readText('.github/workflows/ci.yml')) as {
    readonly on: unknown;
    readonly jobs: Readonly<Record<string, Job>>;
  };
  const jobs = Object.entries(workflow.jobs);
  const CHECKOUT = ['actions/checkout'];
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

  it('prepares each machine in the same way, by the same commits of the actions', () => {
    const lines = ['ci', 'release', 'deployed'].flatMap((name) =>
      [...readText(`.github/workflows/${name}.yml`).matchAll(/uses: (.*)$/gm)].map(([, line = '']) => line),
    );
    // One commit of each, and the version that it has.
    expect([...new Set(lines)].sort()).toEqual([
      expect.stringMatching(/^actions\/checkout@[0-9a-f]{40} # v\d+\.\d+\.\d+$/),
      expect.stringMatching(/^actions\/setup-node@[0-9a-f]{40} # v\d+\.\d+\.\d+$/),
    ]);
    for (const [name, { steps, container }] of jobs) {
      const used = steps.flatMap(({ uses }) => uses?.split('@')[0] ?? []);
      expect([name, used]).toEqual([name, name === 'image' ? CHECKOUT : [...CHECKOUT, 'actions/setup-node']]);
      for (const { uses, with: inputs } of steps)
        if (uses?.includes('setup-node')) expect([name, inputs]).toEqual([name, { 'node-version': 24 }]);
      // What runs comes after both; a container has no git before it is installed.
      const first = steps.findIndex(({ uses }) => uses);
      expect([name, first, container]).toEqual(
        /engines|providers/.test(name) ? [name, 1, 'debian:bookworm'] : [name, 0, undefined],
      );
    }
  });

  it('installs what the README names, without a question', () => {
    const installed = Object.fromEntries(
      jobs.flatMap(([name, { steps }]) =>
        steps.flatMap(({ run = '' }) => {
          const [, words] = run.match(/^(?:sudo )?apt-get update -qq && (?:sudo )?apt-get install -y -qq (.*)$/) ?? [];
          return words ? [[name, words]] : [];
        }),
      ),
    );
    const [, engines = ''] = readText('README.md').match(/`apt-get install (firefox-esr [^`]*)`/) ?? [];
    expect(engines.split(' ')).toHaveLength(3);
    const least = '--no-install-recommends ca-certificates';
    expect(installed).toEqual({
      test: 'redis-server',
      engines: `${least} ${['git', ...engines.split(' ')].sort().join(' ')}`,
      providers: `${least} git`,
    });
    expect(commands.filter((run) => run.includes('apt-get'))).toHaveLength(3);
    expect(commands.filter((run) => run.startsWith('sudo ') && !/ && sudo /.test(run))).toEqual([]);
  });

  it('has the variables that the steps of the broker read, and asks about faults of what customers run', () => {
    const environments = Object.values(workflow.jobs['test']?.steps ?? []).map(({ env = {} }) => env);
    for (const [name, value] of environments.flatMap((one) => Object.entries(one))) {
      const own = new RegExp(`^\\$\\{\\{ (?:secrets|vars)\\.${name}(?: \\|\\| 'production')? \\}\\}$`);
      if (name !== 'BUILD_URL') expect(value).toMatch(own);
    }
    const broker = ['PACT_BROKER_BASE_URL', 'PACT_BROKER_TOKEN'];
    expect(environments.map((one) => Object.keys(one)).filter((names) => names.length > 0)).toEqual([
      [...broker, 'BUILD_URL'],
      [...broker, 'SHOP_API_URL', 'SHOP_API_VERSION', 'PROVIDER_STATES_URL'],
      [...broker, 'DEPLOY_ENVIRONMENT'],
    ]);
    expect(environments.flatMap(({ BUILD_URL }) => BUILD_URL ?? [])).toEqual([
      ['github.server_url', 'github.repository', 'actions/runs', 'github.run_id']
        .map((part) => (part.startsWith('github.') ? `\${{ ${part} }}` : part))
        .join('/'),
    ]);
    const production = written("vars.DEPLOY_ENVIRONMENT || 'production'");
    for (const name of ['ci', 'release'])
      expect(readText(`.github/workflows/${name}.yml`)).toContain(`DEPLOY_ENVIRONMENT: ${production}\n`);
    expect(commands).toEqual(
      expect.arrayContaining([
        'npx -y pnpm@12 audit --prod --ignore-registry-errors',
        'npx -y pnpm@12 --filter @perennial/contracts can-i-deploy "$DEPLOY_ENVIRONMENT"',
        `npx -y pnpm@12 mutation --changed origin/${written('github.base_ref')}`,
      ]),
    );
    const others = commands.filter((run) => /pnpm|npx/.test(run) && !run.startsWith('npx -y pnpm@12 '));
    expect(others).toEqual([]);
  });

  it('starts the containers and fails if a page does not come; only then it shows the logs', () => {
    const steps = workflow.jobs['image']?.steps ?? [];
    expect(steps[1]?.run).toBe('docker compose --env-file server/deploy/sandbox.env up --build --detach --wait');
    const asked = steps[2]?.run?.trimEnd().split('\n') ?? [];
    const curl = 'curl --fail --silent --show-error';
    expect(asked[0]).toMatch(
      new RegExp(`^${curl} --retry 5 --retry-all-errors http://\\S+/cart \\| grep --quiet '<h1'$`),
    );
    expect(asked[1]).toMatch(new RegExp(`^${curl} http://\\S+/readyz$`));
    expect(steps.map(({ if: condition }) => condition)).toEqual([undefined, undefined, undefined, 'failure()']);
    expect(workflow.jobs['mutation']?.if).toBe("github.event_name == 'pull_request'");
    expect(jobs.filter(([, job]) => job.if).map(([name]) => name)).toEqual(['mutation']);
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
    // Far longer than each takes, and short enough to notice what hangs.
    expect(Object.fromEntries(jobs.map(([name, job]) => [name, job['timeout-minutes']]))).toEqual({
      ...{ test: 45, engines: 20, providers: 20, matrix: 45, presses: 20, leaving: 20, image: 20, mutation: 120 },
    });
  });
});
