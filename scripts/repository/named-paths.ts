/** Finds the files and folders that Markdown files name in backticks. */
import { dirname } from 'node:path';

const inBackticks = /`([^`\s]+)`/g;
const fences = /^```[\s\S]*?^```/gm;

/** A file by its ending, with or without folders, or a path that begins with a folder of the repository. */
const fileName = /^(?:[\w.@-]+\/)*[\w@.-]+\.(?:tsx?|m?js|json|md|css|html|svg|tsv|ya?ml|env|sh)$/;
const repositoryPath = /^(?:\.ci|\.github|contracts|docs|scripts|server|shared|web)\/[\w./@-]*$/;

/** Built or written while something runs, so they are in no commit. */
const generated = /^(?:web\/dist|web\/dist-server|server\/dist|.*\/node_modules|node_modules)(?:\/|$)/;

/** Packages whose names look like those of files. */
const packages: ReadonlySet<string> = new Set(['ical.js']);

/** Returns the paths that a Markdown text names. Examples in fences are left out. */
export function findNamedPaths(markdown: string): readonly string[] {
  const names = [...markdown.replace(fences, '').matchAll(inBackticks)].map(([, name = '']) => name);
  const paths = names.filter((name) => fileName.test(name) || repositoryPath.test(name));
  return [...new Set(paths)].filter((path) => !generated.test(path) && !packages.has(path));
}

/**
 * Returns a function that returns which of its paths are neither one of the files nor a folder of one. A path may begin
 * below the root: `routes/calls.ts`.
 */
export function createPathSearch(files: readonly string[]): (paths: readonly string[]) => readonly string[] {
  const known = [...files, ...new Set(files.flatMap(foldersOf))];
  const suffixes = new Set(known.flatMap(suffixesOf));
  const roots = new Set(known);
  return (paths) =>
    paths
      .map((path) => path.replace(/\/$/, ''))
      .filter((path) => !(repositoryPath.test(`${path}/`) ? roots.has(path) : suffixes.has(path)));
}

function foldersOf(file: string): readonly string[] {
  const folder = dirname(file);
  return folder === '.' ? [] : [folder, ...foldersOf(folder)];
}

function suffixesOf(path: string): readonly string[] {
  const parts = path.split('/');
  return parts.map((_, index) => parts.slice(index).join('/'));
}
