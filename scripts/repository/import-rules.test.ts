import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const BIOME = join(ROOT, 'node_modules/@biomejs/biome/bin/biome');
const config = JSON.parse(readFileSync(join(ROOT, '.biome.json'), 'utf8')) as {
  vcs?: unknown;
  overrides: { includes: string[]; linter: { rules: { style: { noRestrictedImports: unknown } } } }[];
};

type Probe = readonly [file: string, specifier: string];

/** Lints one file for each probe in an empty folder with the repository's rules; returns the forbidden probes. */
function findForbidden(probes: readonly Probe[]): readonly Probe[] {
  const folder = mkdtempSync(join(tmpdir(), 'import-rules-'));
  try {
    const { vcs: _, ...rules } = config;
    writeFileSync(join(folder, 'biome.json'), JSON.stringify(rules));
    const files = probes.map(([file], index) => file.replace(/probe/, `probe-${index}`));
    for (const [index, file] of files.entries()) {
      mkdirSync(join(folder, dirname(file)), { recursive: true });
      writeFileSync(join(folder, file), `import '${probes[index]?.[1]}';\n`);
    }
    const { stdout, stderr } = spawnSync(
      process.execPath,
      [BIOME, 'lint', '--only=style/noRestrictedImports', '--max-diagnostics=none', '--reporter=json', '.'],
      { cwd: folder, encoding: 'utf8' },
    );
    if (!stdout.includes('"diagnostics"')) throw new Error(`Biome did not lint the probes: ${stdout}${stderr}`);
    return probes.filter((_, index) => stdout.includes(files[index] ?? ''));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** One row a rule: a file of the layer, and an import that the layer must not have. */
const forbidden = [
  ['shared/src/address/probe.ts', '@perennial/server/app'],
  ['shared/src/address/probe.ts', 'node:fs'],
  ['shared/src/address/probe.ts', 'react'],
  ['server/src/routes/overrides/probe.ts', '@perennial/sandbox/sandbox'],
  ['server/src/routes/probe.ts', '../../bench/workloads.ts'],
  ['server/src/routes/probe.ts', '../../scenarios/harness/stack.ts'],
  ['server/src/routes/probe.ts', '../../model/compute.ts'],
  ['server/bench/probe.ts', '@perennial/web/paths'],
  ['server/model/probe.ts', '@perennial/web/paths'],
  ['server/scenarios/probe.ts', '../../web/src/paths.ts'],
  ['contracts/sandbox/shop-api/orders/probe.ts', '@perennial/server/app'],
  ['contracts/sandbox/probe.ts', '@perennial/server/app'],
  ['contracts/consumer/probe.ts', '../../web/src/paths.ts'],
  ['scripts/rules-tables/probe.ts', '../../shared/src/countries/country-codes.ts'],
  ['scripts/repository/probe.ts', '../../server/src/config.ts'],
  ['scripts/repository/probe.ts', '../../contracts/sandbox/ports.ts'],
  ['scripts/probe.ts', '../web/src/paths.ts'],
  ['scripts/probe.ts', '@perennial/web/paths'],
  ['web/e2e/probe.ts', '../src/paths.ts'],
  ['web/workshop/parts/probe.ts', '@perennial/sandbox/scenarios/scenarios'],
  ['web/src/ui/probe.ts', '../../workshop/state.tsx'],
  ['web/src/features/cart/probe.ts', '../../../workshop/parts/parts.ts'],
  ['web/src/app/probe.ts', '../../workshop/main.tsx'],
  ['web/src/app/routing/probe.ts', '@perennial/server/app'],
  ['web/src/testing/probe.ts', '@perennial/sandbox/scenarios/scenarios'],
  ['web/src/commerce/cart/probe.ts', '../../features/cart/cart-page.tsx'],
  ['web/src/commerce/probe.ts', '../app/shell/shell.tsx'],
  ['web/src/api/probe.ts', '../commerce/cart/cart-charges.ts'],
  ['web/src/api/probe.ts', '../ui/button.tsx'],
  ['web/src/i18n/probe.ts', '../api/client.ts'],
  ['web/src/texts/probe.ts', '../i18n/site.tsx'],
  ['web/src/state/probe.ts', '../api/client.ts'],
  ['web/src/storage/probe.ts', '../i18n/site.tsx'],
  ['web/src/analytics/probe.ts', '../app/session/session-watch.tsx'],
  ['web/src/analytics/probe.ts', '../features/cart/cart-events.ts'],
  ['web/src/analytics/probe.ts', '../api/client.ts'],
  ['web/src/ui/form/probe.ts', '../../api/client.ts'],
  ['web/src/ui/form/probe.ts', '../../storage/browser-storage.ts'],
  ['web/src/ui/probe.ts', 'react-router-dom'],
  ['web/src/features/subscription/purchase/probe.ts', '../../account/billing/billing-page.tsx'],
  ['web/src/features/subscription/purchase/probe.ts', '../../../app/shell/shell.tsx'],
  ['web/src/features/account/overview/probe.ts', '../../cart/cart-store.ts'],
] as const;

const allowed = [
  ['shared/src/address/probe.ts', 'zod'],
  ['server/src/routes/probe.ts', '@perennial/shared/cultures/cultures'],
  ['server/bench/probe.ts', '@perennial/sandbox/content/content'],
  ['server/model/check/probe.ts', '../../src/testing/redis-server.ts'],
  ['server/scenarios/harness/probe.ts', '../../src/testing/redis-server.ts'],
  ['scripts/rules-tables/probe.ts', '@perennial/shared/countries/country-codes'],
  ['scripts/repository/probe.ts', '@perennial/server/config'],
  ['scripts/repository/probe.ts', './tracked-files.ts'],
  ['web/src/features/account/overview/probe.ts', '../../../commerce/cart/cart-charges.ts'],
  ['web/src/features/account/overview/probe.ts', '../../../ui/form/form.css'],
  ['web/src/features/subscription/purchase/probe.ts', '../../../commerce/termination/termination-form.tsx'],
  ['web/src/app/routing/probe.ts', '../../features/cart/cart-page.tsx'],
  ['web/src/ui/probe.ts', '../texts/texts.ts'],
  ['web/workshop/parts/probe.ts', '../../src/ui/button.tsx'],
  ['web/src/texts/probe.ts', '@perennial/shared/locales/texts'],
] as const;

describe('the import rules of the lint', () => {
  const found = findForbidden([...forbidden, ...allowed]);

  it.each(forbidden)('%s must not import %s', (file, specifier) => {
    expect(found).toContainEqual([file, specifier]);
  });

  it.each(allowed)('%s may import %s', (file, specifier) => {
    expect(found).not.toContainEqual([file, specifier]);
  });
});

describe('features', () => {
  const features = readdirSync(join(ROOT, 'web/src/features'));
  it.each(features)('%s may import no other feature', (feature) => {
    const rule = config.overrides.find(({ includes }) => includes.includes(`web/src/features/${feature}/**`));
    const text = JSON.stringify(rule?.linter.rules.style.noRestrictedImports);
    for (const other of features.filter((name) => name !== feature)) expect(text).toContain(`"**/${other}/**"`);
  });
});
