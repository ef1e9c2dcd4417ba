/**
 * A plugin of Stryker: its test runner for Vitest, with processes that are kept from one mutant to the next, and with the
 * tests that stand beside a mutant first.
 */
import { strykerPlugins as vitestPlugins } from '@stryker-mutator/vitest-runner';
import type { Vitest } from 'vitest/node';
import { toStages } from './stages.ts';
import { createWorkerPool } from './worker-pool.ts';

type Factory = (typeof vitestPlugins)[number]['factory'];
type Runner = ReturnType<Factory>;
type MutantRunOptions = Parameters<Runner['mutantRun']>[0];
type MutantRunResult = Awaited<ReturnType<Runner['mutantRun']>>;

function createRunner(injector: NonNullable<Parameters<Factory>[0]>): Runner {
  const pool = createWorkerPool();
  const vitestPlugin = vitestPlugins[0];
  if (!vitestPlugin) throw new Error('The package @stryker-mutator/vitest-runner has no test runner.');
  const runner = vitestPlugin.factory(injector);
  // Private fields of Stryker's class.
  const findContext = (): Vitest => Reflect.get(runner, 'ctx');
  const settings: { readonly vitest: { related: boolean } } = Reflect.get(runner, 'options');
  const relatedOnly = settings.vitest.related;

  async function runStages(options: MutantRunOptions): Promise<MutantRunResult> {
    // The names say which tests run. To find the related ones takes longer than to run them.
    settings.vitest.related = false;
    let result: MutantRunResult | undefined;
    for (const testFilter of toStages(options)) {
      result = await runner.mutantRun({ ...options, testFilter });
      if (result.status !== 'survived') return result;
    }
    if (options.testFilter && result) return result;
    settings.vitest.related = relatedOnly;
    return runner.mutantRun(options);
  }

  /** Whether tests that noticed a mutant pass without it, in the same processes: a mutant before may have left something. */
  async function passWithout(options: MutantRunOptions, testFilter: string[]): Promise<boolean> {
    const activeMutant = { ...options.activeMutant, id: 'none' };
    const { status } = await runner.mutantRun({ ...options, activeMutant, testFilter });
    return status === 'survived';
  }

  return {
    capabilities: () => runner.capabilities(),
    async init() {
      await runner.init?.();
      for (const { config } of findContext().projects) Object.assign(config, { pool: pool.name, poolRunner: pool });
    },
    async dryRun(options) {
      const result = await runner.dryRun(options);
      await pool.end();
      return result;
    },
    async mutantRun(options) {
      // It takes effect while its module is loaded, so the processes must not have loaded it before or keep it.
      const isStatic = options.mutantActivation === 'static';
      if (isStatic) await pool.end();
      const result = await runStages(options);
      if (isStatic) await pool.end();
      if (isStatic || result.status !== 'killed' || (await passWithout(options, result.killedBy))) return result;
      await pool.end();
      return runStages(options);
    },
    async dispose() {
      await pool.end();
      await runner.dispose?.();
    },
  };
}
createRunner.inject = ['$injector'] as const;

export const strykerPlugins = [{ kind: 'TestRunner', name: 'vitest with kept processes', factory: createRunner }];
