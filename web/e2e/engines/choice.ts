/** The arguments of `pnpm e2e:engines`, and which engines a run needs. */
import type { Engine } from './engine.ts';
import type { Journey } from './journeys.ts';

type Choice = {
  readonly engines: readonly Engine[];
  readonly journeys: readonly Journey[];
  /** Whether the run fails for an engine that is not installed. */
  readonly mustBeInstalled: boolean;
};

/**
 * An argument is the name of an engine or words of titles; without arguments all are chosen. An engine has to be
 * installed if it is named, or in CI. Throws if words are in no title.
 */
export function choose(
  args: readonly string[],
  all: Pick<Choice, 'engines' | 'journeys'>,
  environment: NodeJS.ProcessEnv = process.env,
): Choice {
  // pnpm passes the separator on.
  const given = args.filter((arg) => arg !== '--');
  const isName = (arg: string) => all.engines.some(({ name }) => name.toLowerCase() === arg.toLowerCase());
  const names = given.filter(isName).map((name) => name.toLowerCase());
  const words = given.filter((arg) => !isName(arg));
  const journeys = all.journeys.filter(({ title }) => words.length === 0 || words.some((word) => title.includes(word)));
  if (journeys.length === 0)
    throw new Error(
      `No engine and no journey has "${words.join('", "')}" in its name. ` +
        `Engines: ${all.engines.map(({ name }) => name).join(', ')}. Journeys:\n${all.journeys.map(({ title }) => title).join('\n')}`,
    );
  return {
    engines: all.engines.filter(({ name }) => names.length === 0 || names.includes(name.toLowerCase())),
    journeys,
    mustBeInstalled: names.length > 0 || Boolean(environment['CI']),
  };
}
