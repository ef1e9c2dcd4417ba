/** What an operator reads and what runs are the same: variables, commands and files of the deployment. */
import { describe, expect, it } from 'vitest';
import { listFiles, readText } from '../repository/tracked-files.ts';

const sorted = (names: Iterable<string>) => [...new Set(names)].sort();
const namesIn = (path: string, pattern: RegExp) =>
  sorted([...readText(path).matchAll(pattern)].map(([, name = '']) => name));

const variables = namesIn('server/src/config.ts', /^ {2}([A-Z][A-Z_]+): /gm);
/** `dev` alone sets it. */
const DEVELOPMENT = ['CLIENT_DEV_SERVER'];
/** docker-compose.yml itself reads them. */
const OF_COMPOSE = ['COMPOSE_PROFILES', 'HTTP_PORT', 'HTTPS_PORT', 'SITE_ADDRESS'];

describe('the environment variables of the BFF', () => {
  it('stand in the table of the configuration', () => {
    const rows = readText('docs/operate/configuration.md').match(/^\| `[A-Z].*$/gm) ?? [];
    const named = rows.flatMap((row) =>
      [...(row.split('|')[1] ?? '').matchAll(/`([A-Z_]+)`/g)].map(([, name]) => name),
    );
    expect(sorted(named.map(String))).toEqual(variables);
  });

  it('can be set in docker-compose.yml', () => {
    const shop = readText('docker-compose.yml').split('\nservices:')[0] ?? '';
    const passed = [...shop.matchAll(/^ {4}([A-Z][A-Z_]+): /gm)].map(([, name = '']) => name);
    expect(sorted([...passed, ...DEVELOPMENT])).toEqual(variables);
  });

  it.each(['.env.example', 'server/deploy/sandbox.env', 'docs/operate/kubernetes.yaml'])(
    'are the ones of %s',
    (path) => {
      const set = namesIn(path, /^(?: {2})?([A-Z][A-Z_]+)[=:]/gm);
      expect(set.length).toBeGreaterThan(5);
      expect(set.filter((name) => !variables.includes(name) && !OF_COMPOSE.includes(name))).toEqual([]);
    },
  );
});

describe('the image', () => {
  const steps = readText('server/Dockerfile').split('\n');

  it('is built by commands of the README, client and BFF in stages of their own', () => {
    const commands = steps.flatMap((line) => /^RUN ((?:pnpm|node) .*)$/.exec(line)?.[1] ?? []);
    const builds = commands.flatMap((command) => /^pnpm (--filter \S+) build$/.exec(command)?.[1] ?? []);
    expect(JSON.parse(readText('package.json')).scripts.build).toBe(`pnpm ${builds.join(' ')} build`);
    const others = commands.filter((command) => !command.endsWith(' build'));
    expect(others.length).toBeGreaterThan(2);
    const lines = readText('README.md').split('\n');
    // The image has the package manager; elsewhere npx brings it.
    const told = [...others, 'pnpm build'].map((command) => command.replace(/^pnpm /, 'npx -y pnpm@12 '));
    expect(told.filter((command) => !lines.includes(command))).toEqual([]);
    expect(steps).toContain('RUN npm install --global pnpm@12');
  });

  it('copies files that exist', () => {
    const copied = steps
      .filter((line) => line.startsWith('COPY ') && !line.includes('--from='))
      .flatMap((line) => line.split(' ').slice(1, -1));
    expect(copied.filter((path) => listFiles(path).length === 0)).toEqual([]);
  });
});
