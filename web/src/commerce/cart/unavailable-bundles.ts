/** Bundles that the shop API does not sell, or has none of (docs/rules/cart.md#bundles-that-are-not-sold). */
import type { Problem } from '@perennial/shared/errors/problem';
import type { Call } from '../../api/client.ts';
import { isString, objectOf } from '../../storage/shape-guards.ts';
import type { CartLines } from './cart-lines.ts';

const namesBundle = objectOf<{ bundleName: string }>({ bundleName: isString });

/** Returns the bundles of these lines that a refusal names. */
export function findNamedBundles(lines: CartLines, { messages }: Pick<Problem, 'messages'>): readonly string[] {
  const named = messages.map(({ extraInfo }) => extraInfo).filter(namesBundle);
  return lines.map(({ name }) => name).filter((name) => named.some(({ bundleName }) => bundleName === name));
}

/** Whether a refusal names bundles that are not sold, and others are left. */
export function leavesOthers(lines: CartLines, problem: Pick<Problem, 'status' | 'messages'>): boolean {
  if (problem.status !== 404) return false;
  const { length } = findNamedBundles(lines, problem);
  return length > 0 && length < lines.length;
}

/** Returns the lines that a refusal does not name. */
export function withoutNamed(lines: CartLines, problem: Pick<Problem, 'messages'>): CartLines {
  const named = findNamedBundles(lines, problem);
  return lines.filter(({ name }) => !named.includes(name));
}

/**
 * Returns a refusal of several bundles with the names of those that are not sold. If the shop API names none, it is asked
 * for each bundle alone. Any other problem is returned as it is.
 */
export async function nameUnsoldBundles(
  problem: Problem,
  lines: CartLines,
  call: Call,
  signal?: AbortSignal,
): Promise<Problem> {
  if (problem.status !== 404 || lines.length < 2 || findNamedBundles(lines, problem).length > 0) return problem;
  // Few carts need it, so it is no part of the first load. Without it the refusal stays as it is.
  const loaded = await import('./ask-for-bundles.ts').catch(() => undefined);
  if (!loaded) return problem;
  const unsold = await loaded.findUnsoldLines(lines, call, signal);
  const named = unsold.map(({ name }) => ({ code: '', text: problem.detail, extraInfo: { bundleName: name } }));
  return { ...problem, messages: [...problem.messages, ...named] };
}

type Titled = { readonly name: string; readonly title: string };

/** Returns the titles of bundles for a sentence; a bundle without a known title has its name. */
export function formatTitles(names: readonly string[], known: readonly Titled[]): string {
  return names.map((name) => known.find((bundle) => bundle.name === name)?.title ?? name).join(', ');
}
