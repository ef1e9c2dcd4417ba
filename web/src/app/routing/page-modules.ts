/** Loads the modules of the pages on demand, each one once. */
import { type ComponentType, lazy } from 'react';
import { findChild, findRoute } from './match-route.ts';
import type { PageModule } from './page-table.ts';

/** Loaded pages, and lazy components of pages that are still loading, so that a new render does not load them again. */
const loaded = new Map<string, ComponentType>();
const lazyPages = new Map<string, ComponentType>();

/** The names of the files of all pages are loaded apart, because the first page of a visit does not need them. */
const loadTable = () => import('./page-table.ts');

/** `file` is the page's file; without it the table says which one it is. */
async function load(name: string, file?: string): Promise<PageModule> {
  const module: PageModule | undefined = file ? await import(/* @vite-ignore */ file) : await loadByName(name);
  if (!module) throw new Error(`No page is called ${name}`);
  loaded.set(name, module.default);
  return module;
}

async function loadByName(name: string): Promise<PageModule | undefined> {
  const { pageTable } = await loadTable();
  return pageTable[`../../features/${name}.tsx`]?.();
}

/** Loads the table with the first sign that a person uses the page, before a link is followed. */
export function preparePages(): void {
  const stop = new AbortController();
  const prepare = () => {
    stop.abort();
    // A failed load is repeated, and reported, with the navigation.
    loadTable().catch(() => undefined);
  };
  for (const sign of ['pointerover', 'pointerdown', 'keydown'])
    addEventListener(sign, prepare, { signal: stop.signal });
}

/** Returns the component of a page; a lazy one if its module is not loaded yet. */
export function findPage(name: string): ComponentType {
  const existing = loaded.get(name) ?? lazyPages.get(name);
  if (existing) return existing;
  const page = lazy(() => load(name));
  lazyPages.set(name, page);
  return page;
}

/**
 * Loads the modules of a path before the first render: React keeps a fallback on screen for 300 ms even if the page is
 * there sooner. A failed load is reported when the page is rendered. `files` are those of the pages, as far as known.
 */
export async function loadPages(pathname: string, files: readonly string[] = []): Promise<void> {
  const route = findRoute(pathname);
  const child = route && findChild(route, pathname);
  const names = [route, child].flatMap((row) => (row ? [row.page] : []));
  await Promise.allSettled(names.map((name, index) => loaded.has(name) || load(name, files[index])));
}
