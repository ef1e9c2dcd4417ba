/** A plugin of Stryker: texts for the OpenAPI document change no behaviour, so they are not mutated. */

/** The part of Babel's path that is read here. */
type Path = {
  readonly node: object;
  readonly parent: {
    readonly type: string;
    readonly callee?: { readonly property?: { readonly name?: string } };
    readonly arguments?: readonly object[];
    readonly key?: { readonly name?: string };
  } | null;
};

const DOCUMENTING_CALLS = ['describe', 'meta'];

/** Returns the reason if the node is an argument of a documenting call or a summary; undefined otherwise. */
export function shouldIgnore({ node, parent }: Path): string | undefined {
  if (parent?.type === 'CallExpression' && parent.arguments?.includes(node)) {
    const name = parent.callee?.property?.name ?? '';
    return DOCUMENTING_CALLS.includes(name) ? `an argument of ${name}` : undefined;
  }
  return parent?.type === 'ObjectProperty' && parent.key?.name === 'summary' ? 'a summary' : undefined;
}

export const strykerPlugins = [{ kind: 'Ignore', name: 'documentation', value: { shouldIgnore } }];
