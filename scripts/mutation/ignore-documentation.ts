/** A plugin of Stryker: what only the OpenAPI document shows changes no behaviour, so it is not mutated. */

/** The part of Babel's nodes that is read here. */
export type Node = {
  readonly type: string;
  readonly callee?: { readonly name?: string; readonly property?: { readonly name?: string } };
  readonly arguments?: readonly object[];
  readonly key?: { readonly name?: string };
  readonly value?: Node;
  readonly properties?: readonly Node[];
};

/** The part of Babel's path that is read here. */
export type Path = { readonly node: Node; readonly parent: Node | null };

const DOCUMENTING_CALLS = ['describe', 'meta'];
/** `hide` leaves a route out of the document. */
const DOCUMENTING_PROPERTIES = ['summary', 'tags', 'hide'];

/** Returns the reason if the node is an argument of a documenting call or a documenting property; undefined otherwise. */
export function shouldIgnore({ node, parent }: Path): string | undefined {
  if (parent?.type === 'CallExpression' && parent.arguments?.includes(node)) {
    const name = parent.callee?.property?.name ?? '';
    if (DOCUMENTING_CALLS.includes(name)) return `an argument of ${name}`;
  }
  if (parent && isDocumentingProperty(parent)) return 'a property of the OpenAPI document';
  return isDocumentingObject(node) ? 'properties of the OpenAPI document' : undefined;
}

function isDocumentingProperty({ type, key }: Node): boolean {
  return type === 'ObjectProperty' && DOCUMENTING_PROPERTIES.includes(key?.name ?? '');
}

/** Such as `{ hide: true }`, or route options with nothing but such a schema. */
function isDocumentingObject({ type, properties = [] }: Node): boolean {
  if (type !== 'ObjectExpression' || properties.length === 0) return false;
  return properties.every((property) => {
    if (isDocumentingProperty(property)) return true;
    const isSchema = property.type === 'ObjectProperty' && property.key?.name === 'schema';
    return isSchema && property.value !== undefined && isDocumentingObject(property.value);
  });
}

export const strykerPlugins = [{ kind: 'Ignore', name: 'documentation', value: { shouldIgnore } }];
