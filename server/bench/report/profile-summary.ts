/** Where a profile of V8 spent its time: by package, by function, and by line. */
import { posix } from 'node:path';

/** The parts of a `.cpuprofile` file that are read. */
export type CpuProfile = { readonly nodes: readonly ProfileNode[] };

export type ProfileNode = {
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

export type FunctionShare = Share & {
  readonly place: string;
  /** The lines with the most time; their shares are of the whole profile too. */
  readonly lines: readonly { readonly line: number; readonly share: number }[];
};

export type ProfileSummary = {
  /** The share of all samples, from 0 to 1, in which the process waited. */
  readonly idle: number;
  readonly packages: readonly Share[];
  readonly functions: readonly FunctionShare[];
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
  const byFunction = Map.groupBy(busy, ({ callFrame: { url, lineNumber, functionName } }) =>
    [url, lineNumber, functionName].join('\n'),
  );
  return {
    idle: (total - countSamples(busy)) / Math.max(1, total),
    packages: [...byPackage].map(([name, part]) => ({ name, share: toShare(part) })).sort(byShare),
    functions: [...byFunction.values()].map((part) => toFunctionShare(part, toShare(part), root)).sort(byShare),
  };
}

function toFunctionShare(nodes: readonly ProfileNode[], share: number, root: string): FunctionShare {
  const ticks = new Map<number, number>();
  for (const { line, ticks: count } of nodes.flatMap(({ positionTicks = [] }) => positionTicks)) {
    ticks.set(line, (ticks.get(line) ?? 0) + count);
  }
  const lines = [...ticks].map(([line, count]) => ({ line, share: (share * count) / countSamples(nodes) }));
  const { functionName = '', url = '', lineNumber = 0 } = nodes[0]?.callFrame ?? {};
  return {
    name: functionName === '' ? '(anonymous)' : functionName,
    place: url === '' ? '' : `${shortenUrl(url, root)}:${lineNumber + 1}`,
    share,
    // A native function has the lines of its callers.
    lines: url === '' ? [] : lines.sort(byShare).slice(0, MAX_LINES),
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

function shortenUrl(url: string, root: string): string {
  return url.startsWith(`${root}/`) ? url.slice(root.length + 1).replace(/^.*\/node_modules\//, '') : url;
}

function byShare(a: { readonly share: number }, b: { readonly share: number }): number {
  return b.share - a.share;
}

function countSamples(nodes: readonly ProfileNode[]): number {
  return nodes.reduce((count, { hitCount }) => count + hitCount, 0);
}
