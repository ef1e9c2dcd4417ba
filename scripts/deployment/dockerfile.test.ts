/** What the Dockerfile says is what the programs need, and what the other files and the documents say. */
import { freePort } from '@perennial/sandbox/ports';
import { readProductionProcess } from '@perennial/server/testing/production-process';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { listFiles, readText } from '../repository/tracked-files.ts';
import { runHealthCheck } from './testing/run-health-check.ts';

const dockerfile = readText('server/Dockerfile');
const files = listFiles();
const stages = dockerfile.split(/^(?=FROM )/m).slice(1);
const stageOf = (target: string) => stages.find((stage) => stage.startsWith(`FROM \${NODE} AS ${target}\n`)) ?? '';

describe('the Dockerfile', () => {
  const workspace = parse(readText('pnpm-workspace.yaml')) as { readonly packages: readonly string[] };
  const [, node = ''] = dockerfile.match(/^ARG NODE=node:(\d+)\.\d+\.\d+-slim$/m) ?? [];

  it('installs every package of the workspace', () => {
    const copied = [...(stages[0] ?? '').matchAll(/^COPY (\S+)\/package\.json (\S+)\/$/gm)];
    expect(copied.map(([, from]) => from)).toEqual(workspace.packages);
    expect(copied.filter(([, from, to]) => from !== to)).toEqual([]);
  });

  it.each(['shop', 'sandbox'])('starts a program without the rights of root: %s', (target) => {
    const stage = stageOf(target);
    expect(stage).toMatch(/^USER node$/m);
    expect(stage).toMatch(/^ENV NODE_ENV=production$/m);
    expect(stage).toContain('\nWORKDIR /perennial\n');
  });

  it('writes compiled code with the settings of the command, because V8 takes no other', () => {
    const [, settings] = stageOf('shop').match(/^CMD \["node", (.*), "[^"]+"\]$/m) ?? [];
    const [, compiledWith] = stageOf('shop').match(/^RUN node (.*) \S+ --compile-only$/m) ?? [];
    expect(compiledWith).toBe(settings?.replace(/["",]/g, ''));
    const [, start] = readText('server/package.json').match(/"start": "MALLOC_ARENA_MAX=1 node (.*) \S+"/) ?? [];
    expect(start).toBe(compiledWith);
    expect(readText('README.md').split(`node ${compiledWith} server/dist/bundle/main.js`)).toHaveLength(3);
  });

  it('starts programs that exist: a source of the sandbox, and a file that the build of the server writes', () => {
    const programOf = (target: string) => stageOf(target).match(/^CMD \["node", .*"([^"]+)"\]$/m)?.[1] ?? '';
    expect(listFiles(programOf('sandbox'))).toEqual(['contracts/sandbox/main.ts']);
    expect(stageOf('sandbox')).toContain('\nCOPY contracts/sandbox contracts/sandbox\n');
    const config = readText('server/rolldown.config.ts');
    const [, folder] = config.match(/ dir: '(.*)',$/m) ?? [];
    const [, main = '', doctor = ''] = config.match(/ input: \{ main: '(.*)', doctor: '(.*)' \},$/m) ?? [];
    expect(programOf('shop')).toBe(`server/${folder}/main.js`);
    for (const source of [main, doctor]) expect(listFiles(`server/${source}`)).toEqual([`server/${source}`]);
    for (const path of ['docs/operate/README.md', 'docs/operate/kubernetes.yaml']) {
      expect(readText(path)).toContain(`node server/${folder}/doctor.js`);
    }
  });

  it('starts the BFF as README and the package do, with the same settings of memory', () => {
    const { nodeArguments, environment } = readProductionProcess(dockerfile);
    const { NODE_ENV: _, ...settings } = environment;
    const variables = Object.entries(settings).map(([name, value]) => `${name}=${value}`);
    const command = (program: string) => [...variables, 'node', ...nodeArguments, program].join(' ');
    expect(readText('README.md')).toContain(`\n${command('server/dist/bundle/main.js')}\n`);
    expect(JSON.parse(readText('server/package.json')).scripts.start).toBe(command('dist/bundle/main.js'));
  });

  it('takes files from a stage that makes them, to where they were', () => {
    const from = [...dockerfile.matchAll(/^COPY --from=(\w+) \/perennial\/?(\S*) (\S+)$/gm)];
    expect(from.map(([, stage, path]) => `${stage} ${path}`)).toEqual([
      'services ',
      'client web/dist',
      'client web/dist-server',
      'bff server/dist',
    ]);
    expect(from.filter(([, , path, to]) => (path || './') !== to)).toEqual([]);
    for (const [, stage = ''] of from)
      expect(dockerfile).toMatch(new RegExp(`^FROM (?:manifests|packages) AS ${stage}$`, 'm'));
  });

  const copied = (name: string) => {
    const stage = stages.find((one) => one.includes(` AS ${name}\n`)) ?? '';
    return [...stage.matchAll(/^COPY (?!--from)(.*) \S+$/gm)].map(([, paths]) => paths);
  };

  it('copies each file to where it is in the repository, and knows each instruction', () => {
    for (const [line, paths = '', to = ''] of dockerfile.matchAll(/^COPY (?!--from)(.*) (\S+)$/gm)) {
      // A file is copied into a folder, and a folder to its own name.
      const places = paths.split(' ').map((path) => (files.includes(path) ? path.replace(/[^/]*$/, '') : path));
      expect([line, new Set(places.map((place) => place || './'))]).toEqual([line, new Set([to])]);
    }
    const words = dockerfile.replaceAll(/\\\n/g, ' ').match(/^(?!#)\S+/gm) ?? [];
    const known = ['ARG', 'CMD', 'COPY', 'ENV', 'EXPOSE', 'FROM', 'HEALTHCHECK', 'RUN', 'USER', 'WORKDIR'];
    expect([...new Set(words)].sort()).toEqual(known);
    expect(new Set(dockerfile.match(/^WORKDIR .*$/gm))).toEqual(new Set(['WORKDIR /perennial']));
  });

  it('brings the manifests before the packages, and what the programs read beside the bundle', () => {
    expect(copied('manifests')[0]).toBe('package.json pnpm-lock.yaml pnpm-workspace.yaml tsconfig.base.json');
    // pnpm asks nobody before it removes packages.
    expect(stages[0]).toMatch(/^ENV CI=true$/m);
    expect(copied('sandbox')).toEqual(['shared', 'contracts/sandbox']);
    // The version of the release, and the icons and words of the brand.
    expect(copied('shop')).toEqual(['server/package.json', 'shared/src/brand']);
  });

  it('lets the user of the program write compiled code where the program looks for it', () => {
    const [, folder] = readText('server/src/main.ts').match(/new URL\('\.\.\/([\w-]+)', import\.meta\.url\)/) ?? [];
    const made = stageOf('shop').indexOf(`\nRUN install --directory --owner=node server/dist/${folder}\n`);
    expect(made).toBeGreaterThan(0);
    expect(made).toBeLessThan(stageOf('shop').indexOf('\nUSER node\n'));
    expect(stageOf('shop').indexOf('--compile-only')).toBeGreaterThan(stageOf('shop').indexOf('\nUSER node\n'));
  });

  it.each([
    [200, 0],
    [503, 1],
  ])('has a health check for which an answer %i of the BFF ends with %i', async (status, code) => {
    const [, command = ''] = stageOf('shop').match(/^HEALTHCHECK .*\\\n {2}CMD (\[.*\])$/m) ?? [];
    const port = await freePort();
    expect(await runHealthCheck(JSON.parse(command), { path: '/healthz', status, port })).toBe(code);
  });

  it('rebuilds client and BFF only after changes of their own sources', () => {
    expect(copied('client')).toEqual(['web', 'contracts/sandbox/tsconfig.json']);
    expect(copied('bff')).toEqual(['server']);
    expect(copied('packages')).toEqual(['shared']);
    const install = dockerfile.indexOf('RUN pnpm install --frozen-lockfile\n');
    expect(install).toBeGreaterThan(0);
    expect(install).toBeLessThan(dockerfile.indexOf('\nCOPY shared shared\n'));
  });

  it('ends an instance whose health it asked for half a minute without an answer', () => {
    const [, interval, timeout, start] =
      dockerfile.match(/^HEALTHCHECK --interval=(\d+)s --timeout=(\d+)s --start-period=(\d+)s /m)?.map(Number) ?? [];
    // As Kubernetes waits for the first sign of readiness, and a start on a busy machine takes.
    expect([timeout, start]).toEqual([3, 20]);
    // Docker gives up after three times.
    expect(3 * (interval ?? 0)).toBe(30);
  });

  it('has the Node of the workflows, and leaves no source of a program out of the image', () => {
    const ofWorkflows = [...readText('.github/workflows/ci.yml').matchAll(/node-version: (\S+)/g)].map(
      ([, found]) => found,
    );
    expect(ofWorkflows.length).toBeGreaterThan(4);
    expect(new Set(ofWorkflows)).toEqual(new Set([node]));
    const ignored = readText('.dockerignore').trim().split('\n');
    const folders = ignored.filter((line) => !line.includes('*') && !line.startsWith('.'));
    const copied = [...dockerfile.matchAll(/^COPY (?!--from)(.*) \S+$/gm)].flatMap(([, paths = '']) =>
      paths.split(' '),
    );
    expect(folders.filter((folder) => copied.some((path) => path === folder || path.startsWith(`${folder}/`)))).toEqual(
      [],
    );
  });

  it('has no test, nothing that measures, and nothing that a machine has made', () => {
    const patterns = readText('.dockerignore')
      .trim()
      .split('\n')
      .map((line) => line.replaceAll('.', '\\.').replaceAll('*', '[^/]*').replace('[^/]*[^/]*/', '(?:.*/)?'))
      .map((source) => new RegExp(`^${source}(?:/|$)`));
    const sent = (path: string) => !patterns.some((pattern) => pattern.test(path));
    const context = files.filter(sent);
    expect(context.filter((path) => /\.test\.|\.fixture\.|\/testing\//.test(path))).toEqual([]);
    const folders = new Set(
      context.flatMap((path) => path.match(/^(?:server|web|shared)\/[^/]+(?=\/)|^[^/]+(?=\/)/) ?? []),
    );
    expect([...folders].sort()).toEqual([
      ...[
        '.ci',
        '.vscode',
        'contracts',
        'server',
        'server/build',
        'server/deploy',
        'server/src',
        'shared',
        'shared/src',
      ],
      ...['web', 'web/build', 'web/src'],
    ]);
    // What builds, tests and installations write, wherever they run.
    const written = readText('.gitignore').match(/^[.\w-]+(?=\/$)/gm) ?? [];
    expect(written).toContain('dist-workshop');
    expect(written.filter((folder) => !/coverage|vitest|playwright/.test(folder) && sent(folder))).toEqual([]);
  });
});
