/** A plugin of Stryker for components and hooks: the list of what a hook depends on is not mutated. */
import type { Path } from './ignore-documentation.ts';

const HOOK = /^use[A-Z]/;

/** Returns the reason if the node is the list of dependencies of a hook, which lint checks; undefined otherwise. */
export function shouldIgnore({ node, parent }: Path): string | undefined {
  if (node.type !== 'ArrayExpression' || parent?.type !== 'CallExpression') return undefined;
  const isLastArgument = (parent.arguments?.length ?? 0) > 1 && parent.arguments?.at(-1) === node;
  return isLastArgument && HOOK.test(parent.callee?.name ?? '') ? 'dependencies of a hook' : undefined;
}

export const strykerPlugins = [{ kind: 'Ignore', name: 'markup', value: { shouldIgnore } }];
