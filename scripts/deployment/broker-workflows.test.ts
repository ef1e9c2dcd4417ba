/** The workflows publish the contract, ask before a release, and record deployments, by the scripts of `contracts`. */
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { listFiles, readText } from '../repository/tracked-files.ts';

type Step = {
  readonly uses?: string;
  readonly with?: unknown;
  readonly run?: string;
  readonly if?: string;
  readonly env?: Readonly<Record<string, string>>;
};
type Job = {
  readonly if?: string;
  readonly needs?: string;
  readonly concurrency?: string;
  readonly 'runs-on': string;
  readonly 'timeout-minutes': number;
  readonly env?: Readonly<Record<string, string>>;
  readonly steps: readonly Step[];
};
type Workflow = { readonly on: unknown; readonly permissions: unknown; readonly jobs: Readonly<Record<string, Job>> };

// A workflow of another form fails the tests below.
const workflowAt = (path: string) => parse(readText(path)) as Workflow;
const paths = listFiles('.github/workflows');
const { scripts } = JSON.parse(readText('contracts/package.json')) as { scripts: Record<string, string> };

/** The steps of all workflows that run a script of `contracts` which asks the broker. */
const asking = paths.flatMap((path) =>
  Object.values(workflowAt(path).jobs).flatMap((job) =>
    job.steps.flatMap((step) => {
      const [, name = ''] = step.run?.match(/--filter @perennial\/contracts ([\w-]+)/) ?? [];
      return name === '' ? [] : [{ path, job, step, name }];
    }),
  ),
);

/** An expression, as a workflow writes it. */
const written = (expression: string) => `\${{ ${expression} }}`;

describe('the workflows of the broker', () => {
  it('take each of its scripts, where the documents say', () => {
    const table = readText('contracts/README.md').split('\n## Release check\n')[1]?.split('\n## ')[0] ?? '';
    const told = [...table.matchAll(/^\| `(\w+\.yml)` \|.*\| ([^|]*)\|$/gm)].flatMap(([, file, steps = '']) =>
      [...steps.matchAll(/`([\w-]+)`/g)].map(([, name]) => `.github/workflows/${file} ${name}`),
    );
    expect(told).toHaveLength(5);
    expect(asking.map(({ path, name }) => `${path} ${name}`).toSorted()).toEqual(told.toSorted());
    const ofBroker = Object.keys(scripts).filter((name) => scripts[name]?.startsWith('node broker/'));
    expect(asking.map(({ name }) => name)).toEqual(expect.arrayContaining([...ofBroker, 'verify']));
  });

  it('do nothing without a broker, and read its secrets nowhere else', () => {
    for (const { job, step } of asking) {
      expect(job.env?.['HAS_BROKER']).toBe(written("secrets.PACT_BROKER_BASE_URL != ''"));
      expect(step.if).toMatch(/^env\.HAS_BROKER == 'true'/);
      expect(step.env).toMatchObject({
        PACT_BROKER_BASE_URL: written('secrets.PACT_BROKER_BASE_URL'),
        PACT_BROKER_TOKEN: written('secrets.PACT_BROKER_TOKEN'),
      });
    }
    const tokens = paths.flatMap((path) => [...readText(path).matchAll(/secrets\.PACT_BROKER_TOKEN/g)]);
    expect(tokens).toHaveLength(asking.length);
  });

  it('publish no image before the broker has said yes', () => {
    const { images, contract } = workflowAt('.github/workflows/release.yml').jobs;
    expect(images?.needs).toBe('contract');
    expect(contract?.steps.at(-1)?.run).toMatch(/ can-i-deploy "\$DEPLOY_ENVIRONMENT"$/);
  });

  it('record the commit of a deployment that has succeeded, for its own environment', () => {
    const { on, jobs, permissions } = workflowAt('.github/workflows/deployed.yml');
    expect(permissions).toEqual({ contents: 'read' });
    expect(on).toMatchObject({
      deployment_status: null,
      // Without the name of an environment it is the one of the release check.
      workflow_dispatch: { inputs: { commit: { required: true }, environment: { default: 'production' } } },
    });
    expect(jobs['record']?.if).toBe(
      "github.event_name == 'workflow_dispatch' || github.event.deployment_status.state == 'success'",
    );
    const environment = written('inputs.environment || github.event.deployment.environment');
    expect(jobs['record']?.concurrency).toBe(`record-${environment}`);
    const recording = jobs['record']?.steps.at(-1);
    expect(recording?.run).toMatch(/ record-deployment "\$DEPLOY_ENVIRONMENT"$/);
    expect(recording?.env).toMatchObject({
      GIT_COMMIT: written('inputs.commit || github.event.deployment.sha'),
      DEPLOY_ENVIRONMENT: environment,
    });
  });

  it.each([
    ['release', 'contract'],
    ['deployed', 'record'],
  ])('prepare in %s the machine of the job %s only with a broker, as the tests do', (name, job) => {
    const { steps = [], ...rest } = workflowAt(`.github/workflows/${name}.yml`).jobs[job] ?? {};
    expect(rest).toMatchObject({ 'runs-on': 'ubuntu-latest', 'timeout-minutes': 15 });
    expect(steps.map((step) => step.if)).toEqual(steps.map(() => "env.HAS_BROKER == 'true'"));
    expect(steps.map(({ uses }) => uses?.split('@')[0])).toEqual(['actions/checkout', 'actions/setup-node', undefined]);
    expect(steps[1]?.with).toEqual({ 'node-version': 24 });
    expect(steps[2]?.run).toMatch(/^npx -y pnpm@12 --filter @perennial\/contracts /);
  });

  it('give the images half an hour', () => {
    const { images } = workflowAt('.github/workflows/release.yml').jobs;
    expect(images).toMatchObject({ 'runs-on': 'ubuntu-latest', 'timeout-minutes': 30 });
  });

  it('use the actions of the tests, by the same commit', () => {
    const actionsIn = (path: string) => [...readText(path).matchAll(/uses: (\S+)/g)].map(([, action = '']) => action);
    const known = new Set(actionsIn('.github/workflows/ci.yml'));
    const others = paths.flatMap(actionsIn).filter((action) => !known.has(action));
    expect(others).toEqual([]);
  });
});
