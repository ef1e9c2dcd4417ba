/** Which file imports which, type imports included, and the circles among the entries of each folder. */
import { dirname, join, normalize } from 'node:path';
import { listFiles, readText } from './tracked-files.ts';

type Import = readonly [from: string, to: string];

/** Folder and extension behind the names by which packages of the workspace import each other. */
const packages: readonly (readonly [prefix: string, folder: string])[] = [
  ['@perennial/shared/', 'shared/src/'],
  ['@perennial/server/', 'server/src/'],
  ['@perennial/sandbox/', 'contracts/sandbox/'],
];

const importSpecifier = /(?:from|import)\s*\(?\s*'([^'\n]+)'/g;
const isTest = /\.(?:test|spec|fixture)\.|\/testing\//;

/** Returns the file that a specifier names, from the root of the repository; undefined for a package from the registry. */
function resolveSpecifier(from: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return normalize(join(dirname(from), specifier));
  const known = packages.find(([prefix]) => specifier.startsWith(prefix));
  return known && `${known[1]}${specifier.slice(known[0].length)}.ts`;
}

/** Returns the files that a source names in its imports, whether they exist or not. */
export function filesNamedIn(path: string, text: string): readonly string[] {
  return [...text.matchAll(importSpecifier)].flatMap(([, specifier = '']) => resolveSpecifier(path, specifier) ?? []);
}

/** Every import between two source files of a folder; tests and their equipment are left out. */
export function readImports(folder: string): readonly Import[] {
  const files = listFiles(`${folder}/*.ts`, `${folder}/*.tsx`).filter((path) => !isTest.test(path));
  const sources = new Set(files);
  return files.flatMap((from) =>
    filesNamedIn(from, readText(from)).flatMap((to): Import[] => (sources.has(to) ? [[from, to]] : [])),
  );
}

/**
 * Circles at every level: the entries of a folder, files and folders alike, must not import each other in a circle.
 * Returns a line for each circle, with the folder and its entries.
 */
export function findCircles(imports: readonly Import[]): readonly string[] {
  const levels = new Map<string, Map<string, Set<string>>>();
  for (const [from, to] of imports) {
    const a = from.split('/');
    const b = to.split('/');
    const depth = a.findIndex((name, index) => name !== b[index]);
    const entry = a[depth];
    const other = b[depth];
    if (entry === undefined || other === undefined) continue;
    const level = a.slice(0, depth).join('/');
    const graph = levels.get(level) ?? new Map<string, Set<string>>();
    levels.set(level, graph.set(entry, (graph.get(entry) ?? new Set()).add(other)));
  }
  return [...levels].flatMap(([level, graph]) => {
    const circle = [...graph.keys()].filter((entry) => reaches(graph, entry, entry));
    return circle.length > 0 ? [`${level}: ${circle.sort().join(', ')}`] : [];
  });
}

function reaches(graph: ReadonlyMap<string, ReadonlySet<string>>, from: string, goal: string): boolean {
  const seen = new Set<string>();
  const waiting = [from];
  for (let entry = waiting.pop(); entry !== undefined; entry = waiting.pop()) {
    for (const next of graph.get(entry) ?? []) {
      if (next === goal) return true;
      if (!seen.has(next)) waiting.push(next);
      seen.add(next);
    }
  }
  return false;
}
