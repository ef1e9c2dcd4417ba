/** The workflow of a release publishes every image of the Dockerfile, with a list of its contents and with its origin. */
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readText } from '../repository/tracked-files.ts';

type Step = { readonly uses?: string; readonly run?: string; readonly env?: Readonly<Record<string, string>> };

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

/** An expression, as a workflow writes it. */
const written = (expression: string) => `\${{ ${expression} }}`;

describe('the workflow of a release', () => {
  it('publishes both images', () => {
    const targets = [...dockerfile.matchAll(/^FROM .* AS (\w+)$/gm)].map(([, name = '']) => name);
    const images = targets.filter((name) =>
      dockerfile.split(` AS ${name}\n`)[1]?.split('\nFROM ')[0]?.includes('\nCMD'),
    );
    expect(strategy.matrix.target.toSorted()).toEqual(images.toSorted());
    expect(build.replaceAll(/ \\\n\s*/g, ' ').trim()).toBe(
      [
        'docker buildx build --file server/Dockerfile --target "$TARGET"',
        `--tag "ghcr.io/\${GITHUB_REPOSITORY,,}-$TARGET:\${GITHUB_REF_NAME#v}"`,
        '--sbom=true --provenance=mode=max --push .',
      ].join(' '),
    );
    expect(steps.at(-1)?.env).toEqual({ TARGET: written('matrix.target') });
  });

  it('signs in at the registry of the image, with the right of the run alone', () => {
    expect(steps[1]?.run).toBe('docker login ghcr.io --username "$GITHUB_ACTOR" --password-stdin <<< "$TOKEN"');
    expect(steps[1]?.env).toEqual({ TOKEN: written('secrets.GITHUB_TOKEN') });
    // The builder of Docker itself makes no attestations.
    expect(steps[2]?.run).toBe('docker buildx create --use --driver docker-container');
  });

  it('adds what each image contains and where it comes from', () => {
    expect(build).toContain('--sbom=true');
    expect(build).toContain('--provenance=mode=max');
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
