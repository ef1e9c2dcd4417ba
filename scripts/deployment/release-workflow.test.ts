/** The workflow of a release publishes every image of the Dockerfile, with a list of its contents and with its origin. */
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readText } from '../repository/tracked-files.ts';

type Step = { readonly uses?: string; readonly run?: string };

type Workflow = {
  readonly on: { readonly push: { readonly tags: readonly string[] } };
  readonly permissions: unknown;
  readonly jobs: {
    readonly images: {
      readonly permissions: unknown;
      readonly strategy: { readonly matrix: { readonly target: readonly string[] } };
      readonly steps: readonly Step[];
    };
  };
};

// A workflow of another form fails the tests below.
const { on, permissions, jobs } = parse(readText('.github/workflows/release.yml')) as Workflow;
const { steps, strategy, permissions: ofImages } = jobs.images;
const dockerfile = readText('server/Dockerfile');
const build = steps.find(({ run }) => run?.includes('docker buildx build'))?.run ?? '';

describe('the workflow of a release', () => {
  it('publishes both images', () => {
    const targets = [...dockerfile.matchAll(/^FROM .* AS (\w+)$/gm)].map(([, name = '']) => name);
    const images = targets.filter((name) =>
      dockerfile.split(` AS ${name}\n`)[1]?.split('\nFROM ')[0]?.includes('\nCMD'),
    );
    expect(strategy.matrix.target.toSorted()).toEqual(images.toSorted());
    expect(build).toContain('--file server/Dockerfile');
    expect(build).toContain('--push');
  });

  it('adds what each image contains and where it comes from', () => {
    expect(build).toContain('--sbom=true');
    expect(build).toContain('--provenance=mode=max');
    expect(steps.some(({ run }) => run?.includes('--driver docker-container'))).toBe(true);
  });

  it('lists the packages of client and BFF, which are in no folder of the image', () => {
    const stages = dockerfile.split('\nFROM ').filter((stage) => stage.includes('ARG BUILDKIT_SBOM_SCAN_STAGE=true'));
    // A stage with the packages of all, and no second one that would name them again.
    expect(stages.map((stage) => stage.split('\n')[0])).toEqual(['packages AS bff']);
    expect(dockerfile).toContain('\nFROM manifests AS packages\nRUN pnpm install --frozen-lockfile\n');
  });

  it('runs for the tags of a release only, and may write packages and nothing else', () => {
    expect(on.push.tags).toEqual(['v*.*.*']);
    expect(permissions).toEqual({ contents: 'read' });
    expect(ofImages).toEqual({ contents: 'read', packages: 'write' });
  });

  it('uses the actions that the tests use, by the same commit', () => {
    const ci = readText('.github/workflows/ci.yml');
    const actions = steps.flatMap(({ uses }) => uses ?? []);
    expect(actions.length).toBeGreaterThan(0);
    expect(actions.filter((action) => !/@[0-9a-f]{40}$/.test(action) || !ci.includes(action))).toEqual([]);
  });

  it('is described for who checks an image', () => {
    const page = readText('docs/operate/README.md').split('\n## Images\n')[1]?.split('\n## ')[0] ?? '';
    for (const target of strategy.matrix.target) expect(page).toContain(`-${target}:`);
    for (const part of ['.SBOM', '.Provenance']) expect(page).toContain(`{{ json ${part} }}`);
  });
});
