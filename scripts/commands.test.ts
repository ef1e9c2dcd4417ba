/** The commands of the packages run what they are named after, and the documents name commands that exist. */
import { dirname, join } from 'node:path';
import { defaultPorts } from '@perennial/sandbox/ports';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { listFiles, readText } from './repository/tracked-files.ts';

const workspace = parse(readText('pnpm-workspace.yaml'));
const files = listFiles();
const manifests: readonly string[] = [
  'package.json',
  ...workspace.packages.map((folder: string) => `${folder}/package.json`),
];
const packages = manifests.map((path) => {
  const { name, version, scripts = {}, devDependencies = {} } = JSON.parse(readText(path));
  return {
    folder: dirname(path),
    name,
    version,
    devDependencies,
    scripts: scripts as Readonly<Record<string, string>>,
  };
});
const scriptsOf = (name: string) => packages.find((one) => one.name === name)?.scripts ?? {};
const own = scriptsOf('perennial');
const commands = packages.flatMap(({ folder, scripts }) =>
  Object.entries(scripts).map(([name, command]) => ({ folder, name, command })),
);

/** Commands that have another name than what they run, and those of other programs. */
const OTHERS: Readonly<Record<string, string>> = {
  build: 'pnpm --filter @perennial/web --filter @perennial/server build',
  lint: 'biome check .',
  format: 'biome check --write .',
  unit: 'vitest run',
  'unit:watch': 'vitest',
  contracts: 'pnpm --filter @perennial/contracts test',
  'contracts:write': 'pnpm --filter @perennial/contracts write',
  drift: 'pnpm --filter @perennial/contracts drift',
  scenarios: 'vitest run --config server/scenarios/vitest.config.ts',
};

describe('the commands', () => {
  it.each(commands)('of $folder: $name runs files that exist', ({ folder, command }) => {
    const built = /(?:^|\/)dist\//;
    const paths = (command.match(/[\w./-]+\.(?:ts|js)\b/g) ?? []).filter((path) => !built.test(path));
    expect(paths.filter((path) => !files.includes(join(folder, path)))).toEqual([]);
  });

  it.each(Object.entries(own))('%s runs what has its name', (name, command) => {
    if (name === 'typecheck') return;
    const [last = ''] = name.split(':').slice(-1);
    const ofWeb = `pnpm --filter @perennial/web ${name}`;
    if (name in OTHERS) expect(command).toBe(OTHERS[name]);
    else if (command.startsWith('pnpm')) expect(command).toBe(ofWeb);
    else expect(command).toMatch(new RegExp(`^node [\\w/-]*(?:/|/write-)${last}(?:/run|/write)?\\.ts$`));
    for (const [, filters = '', script = ''] of command.matchAll(/^pnpm ((?:--filter \S+ )+)(\S+)$/g))
      for (const filter of filters
        .trim()
        .split(/ ?--filter /)
        .slice(1))
        expect(scriptsOf(filter)).toHaveProperty(script);
  });

  it('of the packages run what the documents of the packages say', () => {
    expect(scriptsOf('@perennial/web')).toEqual({
      build: 'vite build && vite build --config vite.server.config.ts',
      e2e: 'node e2e/run.ts',
      ...Object.fromEntries(
        ['matrix', 'presses', 'slow'].map((name) => [`e2e:${name}`, `node e2e/run.ts --config e2e/${name}.config.ts`]),
      ),
    });
    expect(scriptsOf('@perennial/contracts')).toEqual({
      test: 'vitest run',
      write: 'vitest run --mode write consumer/contract.test.ts',
      drift: 'node drift/drift.ts',
      verify: 'vitest run provider/verification.test.ts',
      'publish-contract': 'node broker/publish.ts',
      ...Object.fromEntries(
        ['can-i-deploy', 'record-deployment'].map((name) => [name, `node broker/release.ts ${name}`]),
      ),
    });
    expect(scriptsOf('@perennial/server')['build']).toBe('rolldown --config rolldown.config.ts');
  });

  it('check the types of every part, one after the other', () => {
    const [, folders = ''] = own['typecheck']?.match(/^tsc -b --checkers 1 (.*)$/) ?? [];
    const parts = files.filter((path) => path.endsWith('/tsconfig.json') && !path.includes('bench/frameworks/'));
    expect(folders.split(' ').sort()).toEqual(parts.map(dirname).sort());
  });

  it('work in a fresh clone: they install what is missing, and Node itself', () => {
    expect(workspace.verifyDepsBeforeRun).toBe('install');
    expect(workspace.allowBuilds).toEqual({ node: true, '@scarf/scarf': false });
    const [node] = packages.flatMap(({ devDependencies }) => devDependencies.node ?? []);
    expect(readText('server/Dockerfile')).toContain(`\nARG NODE=node:${node}-slim\n`);
    const [major] = node.split('.');
    for (const words of [`installs its own Node ${major}`, `It needs Node ${major};`])
      expect(readText('README.md')).toContain(words);
    expect(new Set(packages.map(({ version }) => version)).size).toBe(1);
  });
});

describe('the documents', () => {
  const documents = files.filter(
    (path) => /\.(?:md|ya?ml|ts|tsx|env)$|Dockerfile$|\.example$/.test(path) && !/\.test\.tsx?$/.test(path),
  );
  const named = documents.flatMap((path) =>
    [...readText(path).matchAll(/\bpnpm@(\d+)(?: (run |exec |--filter @perennial\/)?([\w:-]+)(?: ([\w-]+))?)?/g)].map(
      ([text, version, kind = '', word = '', next = '']) => ({ path, text, version, kind, word, next }),
    ),
  );

  it('bring the same version of pnpm', () => {
    expect(named.length).toBeGreaterThan(100);
    expect(named.filter(({ version }) => version !== '12')).toEqual([]);
  });

  it('name commands that exist', () => {
    const ofPnpm = ['audit', 'install', 'licenses'];
    const missing = named.filter(({ kind, word, next }) => {
      if (word === '' || /^-/.test(word)) return false;
      if (kind === 'exec ') return word !== 'node';
      if (kind.startsWith('--filter')) return next !== '' && !(next in scriptsOf(`@perennial/${word}`));
      return !(word in own) && !(kind === '' && ofPnpm.includes(word));
    });
    expect(missing.map(({ path, text }) => `${path}: ${text}`)).toEqual([]);
  });

  it('describe each command for people once', () => {
    const [, table = ''] = readText('README.md').match(/\n## Other commands\n([\s\S]*?)\n## /) ?? [];
    const cells = [...table.matchAll(/^\| (`.*?) \|/gm)].flatMap(([, cell = '']) => [...cell.matchAll(/`([^`]+)`/g)]);
    const told = cells
      .map(([, text = '']) => text.replace(/^run /, '').split(' ')[0] ?? '')
      .filter((word) => word !== 'npx');
    const [, watched] = table.match(/; `(unit:watch)` repeats/) ?? [];
    // The first two are above the table; `start --https` is a row of its own.
    expect([...told, watched, 'test'].sort()).toEqual(Object.keys(own).sort());
  });

  it('say where the shop and its console are after `start`', () => {
    const readme = readText('README.md');
    expect(readme).toContain(`The shop is at <http://localhost:${defaultPorts.shop}>.`);
    expect(readme).toContain(`a customer of the console at <http://localhost:${defaultPorts.console}>.`);
  });
});
