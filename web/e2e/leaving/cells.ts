/** The cells of the matrix that `pnpm e2e:leaving` tries, chosen by its arguments. */

import { parseArgs } from 'node:util';
import { namesOf } from '@perennial/shared/typed-tables';
import { type ChangeName, changes } from './changes.ts';
import type { Case } from './leave.ts';
import { moments } from './moments.ts';
import { ways } from './ways.ts';

/** Returns the chosen names, or all without a choice. Throws for an unknown name. */
function choose<K extends string>(
  kind: string,
  table: Readonly<Record<K, unknown>>,
  chosen: readonly string[],
): readonly K[] {
  const all = namesOf(table);
  const unknown = chosen.filter((name) => !Object.hasOwn(table, name));
  if (unknown.length > 0) throw new Error(`Unknown ${kind}: ${unknown.join(', ')}. There are: ${all.join(', ')}`);
  return all.filter((name) => chosen.length === 0 || chosen.includes(name));
}

/** Returns the part `2/8`: every eighth cell, from the second one on. Throws for another form. */
function takePart<T>(cells: readonly T[], part: string): readonly T[] {
  const [, number, count] = (/^(\d+)\/(\d+)$/.exec(part) ?? []).map(Number);
  if (!number || !count || number > count) throw new Error(`--part ${part} has not the form 2/8`);
  return cells.filter((_, index) => index % count === number - 1);
}

/**
 * Returns the cells of `[change...] [--moment m] [--way w] [--part 2/8] [--times 3] [--sample]`. A sample has each way
 * of each change once, and each moment at least once. Throws for an unknown argument.
 */
export function chooseCells(args: readonly string[]): readonly Case[] {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      moment: { type: 'string', multiple: true, default: [] },
      way: { type: 'string', multiple: true, default: [] },
      part: { type: 'string', default: '1/1' },
      times: { type: 'string', default: '1' },
      sample: { type: 'boolean', default: false },
    },
  });
  const chosenMoments = choose('moment', moments, values.moment);
  const ofWay = (way: Case['way'], index: number): Omit<Case, 'change'>[] => {
    const all = chosenMoments.map((moment) => ({ moment, way }));
    return values.sample ? all.slice(index % all.length).slice(0, 1) : all;
  };
  const leavings = choose('way', ways, values.way).flatMap(ofWay);
  const cells = choose('change', changes, positionals).flatMap((change: ChangeName) =>
    leavings.map((leaving) => ({ change, ...leaving })),
  );
  const all = Array.from({ length: Number(values.times) }, () => cells).flat();
  return takePart(all, values.part);
}
