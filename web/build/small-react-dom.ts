/**
 * Leaves out of React what no page has (ADR 117): view transitions, `<Activity>`, lists of `<Suspense>`, `<Profiler>`,
 * references to fragments, elements of the head, and forms with functions as actions. React finds out by the kind of
 * each node whether a page has them, so no bundler can drop them by itself.
 */
import { parseAst } from 'vite';

/** What React calls the tag of a node, for the kinds that no page has. */
const leftOutTags: Readonly<Record<number, string>> = {
  4: 'Portal',
  12: 'Profiler',
  19: 'SuspenseList',
  26: 'an element of the head: title, meta, link, style, script',
  27: 'html, head, body',
  30: 'ViewTransition',
  31: 'Activity',
};

type Part = { readonly name: string; readonly use: RegExp; readonly replacement: string };

/** Functions that do nothing where no node has such a tag. */
export const idleFunctions = [
  'commitAfterMutationEffectsOnFiber',
  'commitEnterViewTransitions',
  'commitExitViewTransitions',
  'commitNestedViewTransitions',
  'commitFragmentInstanceDeletionEffects',
  'commitFragmentInstanceInsertionEffects',
  'commitNewChildToFragmentInstances',
  'constructSelectEvent',
  'extractEvents$1',
  'isCustomElement',
  'isFragmentInstanceParent',
  'isHostHoistableType',
  'measureNestedViewTransitions',
  'preloadInstanceAndSuspendIfNeeded',
  'resolveSingletonInstance',
  'startViewTransition',
  'trackEnterViewTransitions',
] as const;

/** Hooks that no page and no library calls. */
export const leftOutHooks = [
  'useActionState',
  'useCacheRefresh',
  'useFormState',
  'useHostTransitionStatus',
  'useMemoCache',
  'useOptimistic',
] as const;

/** By their place in the code. */
export const parts: readonly Part[] = [
  {
    name: 'the look for view transitions before a change',
    use: /committedLanes = \(committedLanes & \d+\) === committedLanes;/,
    replacement: 'committedLanes = false;',
  },
  {
    name: 'the wait for a view transition, a stylesheet or a picture',
    use: /isViewTransitionEligible = \(lanes & \d+\) === lanes;\s*suspendedCommitReason = null;\s*if \([^)]*\([^)]*\)\s*\)/,
    replacement: 'isViewTransitionEligible;\n  suspendedCommitReason = null;\n  if (false)',
  },
  {
    name: 'events of text before it is there, and of characters that are put together',
    use: /var fallbackData;\s*if \(canUseCompositionEvent\)[\s\S]*?(?=extractEvents\$1\()/,
    replacement: '',
  },
  {
    name: 'the start of a view transition',
    use: /shouldStartViewTransition\s*\? \(pendingViewTransition = startViewTransition\([^)]*\)\)\s*:/,
    replacement: 'false ? 0 :',
  },
  {
    name: 'a view transition under way',
    use: /(?<=committedViewTransition = )pendingViewTransition;/,
    replacement: 'null;',
  },
  {
    name: 'the end of a view transition',
    use: /null !== pendingViewTransition &&\s*\(pendingViewTransition\.skipTransition\(\), \(pendingViewTransition = null\)\);/,
    replacement: '',
  },
  {
    name: 'references to fragments',
    use: /case 7:\s*if \(null === current\.stateNode\) \{[\s\S]*?instanceToUse = current\.stateNode;\s*break;/,
    replacement: '',
  },
  {
    name: 'methods of a fragment and of a view transition',
    use: /^(?:FragmentInstance|ViewTransitionPseudoElement)\.prototype\.\w+ = function[\s\S]*?^\};$/gm,
    replacement: '',
  },
  {
    name: 'resources of a page',
    use: /(?<=r: requestFormReset),(?:\s*\w: \w+,?){7}/,
    replacement: '',
  },
];

/** A piece of the code that has something else in its place. */
type Edit = { readonly start: number; readonly end: number; readonly text: string };

/** A node of the syntax tree, as far as it is read here. */
type Node = { readonly type: string; readonly start: number; readonly end: number } & Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

const nodesOf = (value: unknown): readonly Node[] =>
  isNode(value) ? [value] : Array.isArray(value) ? value.filter(isNode) : [];

const childrenOf = (node: Node): readonly Node[] => Object.values(node).flatMap(nodesOf);

const isTag = (code: string, { start, end }: Node) => /(?:^|\.)tag$/.test(code.slice(start, end));

function leftOutTag(node: Node | undefined): boolean {
  const value = node?.type === 'Literal' ? node['value'] : undefined;
  return typeof value === 'number' && value in leftOutTags;
}

/** Whether the cases after this one may run without a jump to them. */
function mayGoOn(statements: readonly Node[]): boolean {
  const last = statements.at(-1);
  if (last?.type === 'BlockStatement') return mayGoOn(nodesOf(last['body']));
  return !last || !/^(?:Break|Continue|Return|Throw)Statement$/.test(last.type);
}

/** `var` in a part that is left out declares the name for all of its function. */
function declaredIn(node: Node): readonly string[] {
  if (/Function/.test(node.type)) return [];
  const own =
    node.type === 'VariableDeclarator'
      ? nodesOf(node['id']).flatMap(({ name }) => (typeof name === 'string' ? name : []))
      : [];
  return [...own, ...childrenOf(node).flatMap(declaredIn)];
}

/** Returns what removes the cases of a `switch` over the tag that no node has. */
function editsOfSwitch(node: Node, bodyStart: number): readonly Edit[] {
  const edits: Edit[] = [];
  let goesOn = false;
  for (const one of nodesOf(node['cases'])) {
    const statements = nodesOf(one['consequent']);
    const [first] = statements;
    if (leftOutTag(nodesOf(one['test'])[0])) {
      if (goesOn || !first) edits.push({ start: one.start, end: first?.start ?? one.end, text: '' });
      else {
        edits.push({ start: one.start, end: one.end, text: '' });
        const names = statements.flatMap(declaredIn);
        if (names.length > 0) edits.push({ start: bodyStart, end: bodyStart, text: `var ${names.join(', ')};` });
        continue;
      }
    }
    if (first || !leftOutTag(nodesOf(one['test'])[0])) goesOn = mayGoOn(statements);
  }
  return edits;
}

/** `bodyStart` is where the body of the function begins. */
function findEdits(code: string, node: Node, bodyStart: number): readonly Edit[] {
  if (node.type === 'FunctionDeclaration') {
    const [id] = nodesOf(node['id']);
    const [body] = nodesOf(node['body']);
    if (!body || !id) return [];
    if (idleFunctions.some((name) => name === id['name'])) return [{ start: body.start, end: body.end, text: '{}' }];
    return findEdits(code, body, body.start + 1);
  }
  const edits: Edit[] = [];
  if (node.type === 'SwitchStatement' && nodesOf(node['discriminant']).some((one) => isTag(code, one)))
    edits.push(...editsOfSwitch(node, bodyStart));
  if (node.type === 'BinaryExpression' && /^[!=]==$/.test(String(node['operator']))) {
    const sides = [...nodesOf(node['left']), ...nodesOf(node['right'])];
    if (sides.some(leftOutTag) && sides.some((one) => isTag(code, one)))
      return [{ start: node.start, end: node.end, text: String(node['operator'] === '!==') }];
  }
  if (node.type === 'Property') {
    const [key] = nodesOf(node['key']);
    if (leftOutHooks.some((name) => name === key?.['name']))
      return [{ start: node.start, end: node.end, text: `${key?.['name']}: null` }];
  }
  return [...edits, ...childrenOf(node).flatMap((child) => findEdits(code, child, bodyStart))];
}

/** Applies what is outermost: a part that is left out may contain others. */
function apply(code: string, edits: readonly Edit[]): string {
  let text = '';
  let position = 0;
  for (const edit of edits.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    if (edit.start < position) continue;
    text += code.slice(position, edit.start) + edit.text;
    position = edit.end;
  }
  return text + code.slice(position);
}

/** Returns the code without what is done for tags that no node has, and with idle functions that do nothing. */
export function withoutCases(code: string): string {
  const program: unknown = parseAst(code);
  return apply(
    code,
    nodesOf(program).flatMap((node) => findEdits(code, node, 0)),
  );
}

/** Returns the code of `react-dom-client.production.js` without what no page has. Throws if a part is not where it was. */
export function withoutUnusedReact(installed: string): string {
  let code = installed;
  const changed = (name: string) => new Error(`React has changed: ${name} cannot be left out as before`);
  for (const { name, use, replacement } of parts) {
    const text = code.replace(use, replacement);
    if (text === code) throw changed(name);
    code = text;
  }
  for (const name of idleFunctions) if (!code.includes(`function ${name}(`)) throw changed(name);
  for (const name of leftOutHooks) if (!code.includes(` ${name}: `)) throw changed(name);
  return withoutCases(code);
}

/** What React exports for what is left out. */
const leftOutExports: readonly string[] = [
  ...leftOutHooks,
  'Activity',
  'Profiler',
  'SuspenseList',
  'ViewTransition',
  'addTransitionType',
  'createPortal',
  'preconnect',
  'prefetchDNS',
  'preinit',
  'preinitModule',
  'preload',
  'preloadModule',
  'requestFormReset',
  'useFormStatus',
];

/** Returns which of the exports in use need what is left out. */
export function findLeftOut(used: readonly string[]): readonly string[] {
  return used.filter((name) => leftOutExports.includes(name));
}
