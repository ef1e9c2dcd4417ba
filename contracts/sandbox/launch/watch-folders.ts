/**
 * Reports changed files. It watches folders, not files: many editors write a new file and rename it, and a watcher of
 * the file then watches one that is gone (`node --watch` does).
 */
import { type FSWatcher, readdirSync, statSync, watch } from 'node:fs';
import { join } from 'node:path';

/** What an editor writes in one go is reported once, after this time without a further change, in milliseconds. */
const QUIET_MS = 50;

/** Sources of the running product; no tests, and nothing that an editor writes beside them. */
const SOURCE = /^(?!.*\.test\.)[^.~].*\.(?:ts|tsx|js|json|css|svg|html)$/;

/** Calls `onChange` with the paths of changed files. Returns a function that stops watching. */
export function watchFolders(folders: readonly string[], onChange: (paths: readonly string[]) => void): () => void {
  const watchers = new Map<string, FSWatcher>();
  const changed = new Set<string>();
  let quiet: NodeJS.Timeout | undefined;

  function note(path: string): void {
    changed.add(path);
    clearTimeout(quiet);
    quiet = setTimeout(() => {
      const paths = [...changed];
      changed.clear();
      onChange(paths);
    }, QUIET_MS);
  }

  function follow(folder: string): void {
    if (watchers.has(folder)) return;
    const forget = () => {
      watchers.get(folder)?.close();
      watchers.delete(folder);
    };
    const watcher = watch(folder, (_event, name) => {
      if (name === null) return;
      const path = join(folder, name);
      if (isFolder(path)) followAll(path);
      else if (SOURCE.test(name)) note(path);
    });
    // It was removed.
    watcher.on('error', forget);
    watchers.set(folder, watcher);
  }

  function followAll(folder: string): void {
    follow(folder);
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      if (entry.isDirectory() && entry.name !== 'node_modules') followAll(join(folder, entry.name));
    }
  }

  for (const folder of folders) followAll(folder);
  return () => {
    clearTimeout(quiet);
    for (const watcher of watchers.values()) watcher.close();
  };
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}
