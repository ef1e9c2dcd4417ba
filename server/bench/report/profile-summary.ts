/** Where a profile of V8 spent its time: by package, by function, and by line. */
import { posix } from 'node:path';

/** The parts of a `.cpuprofile` file that are read. The first node is the root of the calls. */
type CpuProfile = { readonly nodes: readonly ProfileNode[] };

export type ProfileNode = {
  readonly id: number;
  /** The ids of the functions that this one calls. */
  readonly children?: readonly number[] | undefined;
  readonly callFrame: {
    readonly functionName: string;
    readonly url: string;
    /** Counted from 0. */
    readonly lineNumber: number;
  };
  /** Samples in this function itself. */
  readonly hitCount: number;
  /** The same samples by line, counted from 1. */
  readonly positionTicks?: readonly { readonly line: number; readonly ticks: number }[] | undefined;
};

export type Share = {
  readonly name: string;
  /** Of the self time, from 0 to 1; idle time does not count. */
  readonly share: number;
};

type FunctionShare = Share & {
  readonly place: string;
  /** The lines with the most time; their shares are of the whole profile too. */
  readonly lines: readonly { readonly line: number; readonly share: number }[];
};

type ProfileSummary = {
  /** The share of all samples, from 0 to 1, in which the process waited. */
  readonly idle: number;
  readonly packages: readonly Share[];
  readonly functions: readonly FunctionShare[];
  /** The functions of this repository, each with the time of everything that it calls. After an `await` it calls nothing. */
  readonly ownFunctions: readonly (Share & { readonly place: string })[];
};

const MAX_LINES = 4;

/** V8's name for the time in which the process waits. */
const IDLE = '(idle)';

/**
 * Sums up the self time, largest first. Samples are counted, and the time between them is not: on a busy machine it
 * contains the time of other processes. `root` is the URL of the repository's folder, without a slash at the end.
 */
export function summariseProfile({ nodes }: CpuProfile, root: string): ProfileSummary {
  const busy = nodes.filter(({ callFrame }) => callFrame.functionName !== IDLE);
  const total = countSamples(nodes);
  const toShare = (part: readonly ProfileNode[]) => countSamples(part) / Math.max(1, countSamples(busy));

  const byPackage = Map.groupBy(busy, ({ callFrame }) => packageOf(callFrame.url, callFrame.functionName, root));
  const byFunction = Map.groupBy(busy, identify);
  const totals = totalTimes(nodes, ({ callFrame: { url } }) => isOwn(url, root));
  return {
    idle: (total - countSamples(busy)) / Math.max(1, total),
    packages: [...byPackage].map(([name, part]) => ({ name, share: toShare(part) })).sort(byShare),
    functions: [...byFunction.values()].map((part) => toFunctionShare(part, toShare(part), root)).sort(byShare),
    ownFunctions: [...totals]
      .map(([node, samples]) => ({ ...nameOf(node, root), share: samples / Math.max(1, countSamples(busy)) }))
      .sort(byShare),
  };
}

/** A function has a node for each way of calls that leads to it. */
function identify({ callFrame: { url, lineNumber, functionName } }: ProfileNode): string {
  return [url, lineNumber, functionName].join('\n');
}

/** Sums up the samples of the chosen functions and of what they call. Returns one node of each function. */
function totalTimes(nodes: readonly ProfileNode[], isChosen: (node: ProfileNode) => boolean): Map<ProfileNode, number> {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const representatives = new Map<string, ProfileNode>();
  const totals = new Map<ProfileNode, number>();
  const visit = (node: ProfileNode, callers: ReadonlySet<ProfileNode>) => {
    let active = callers;
    if (isChosen(node)) {
      const representative = representatives.get(identify(node)) ?? node;
      representatives.set(identify(node), representative);
      // A set, because a function that calls itself counts once.
      active = new Set(callers).add(representative);
    }
    for (const caller of active) totals.set(caller, (totals.get(caller) ?? 0) + node.hitCount);
    for (const id of node.children ?? []) {
      const child = byId.get(id);
      if (child) visit(child, active);
    }
  };
  if (nodes[0]) visit(nodes[0], new Set());
  return totals;
}

function toFunctionShare(nodes: readonly ProfileNode[], share: number, root: string): FunctionShare {
  const ticks = new Map<number, number>();
  for (const { line, ticks: count } of nodes.flatMap(({ positionTicks = [] }) => positionTicks)) {
    ticks.set(line, (ticks.get(line) ?? 0) + count);
  }
  const lines = [...ticks].map(([line, count]) => ({ line, share: (share * count) / countSamples(nodes) }));
  const { name, place } = nameOf(nodes[0], root);
  // A native function has the lines of its callers.
  return { name, place, share, lines: place === '' ? [] : lines.sort(byShare).slice(0, MAX_LINES) };
}

function nameOf(node: ProfileNode | undefined, root: string): { name: string; place: string } {
  const { functionName = '', url = '', lineNumber = 0 } = node?.callFrame ?? {};
  return {
    name: functionName === '' ? '(anonymous)' : functionName,
    place: url === '' ? '' : `${shortenUrl(url, root)}:${lineNumber + 1}`,
  };
}

/** Returns the package of a function: from the registry, a folder of this repository, or a module of Node. */
function packageOf(url: string, functionName: string, root: string): string {
  if (url === '') return functionName.startsWith('(') ? functionName : '(native functions)';
  const [, installed] = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(url) ?? [];
  if (installed !== undefined) return installed;
  if (url.startsWith('node:')) return url.split('/', 2).join('/');
  return posix.dirname(shortenUrl(url, root)).split('/').slice(0, 3).join('/');
}

function isOwn(url: string, root: string): boolean {
  return url.startsWith(`${root}/`) && !url.includes('/node_modules/');
}

function shortenUrl(url: string, root: string): string {
  return url.startsWith(`${root}/`) ? url.slice(root.length + 1).replace(/^.*\/node_modules\//, '') : url;
}

function byShare(a: { readonly share: number }, b: { readonly share: number }): number {
  return b.share - a.share;
}

function countSamples(nodes: readonly ProfileNode[]): number {
  return nodes.reduce((count, { hitCount }) => count + hitCount, 0);
}
