/** Loads the modules of the pages on demand, each one once. */
import { type ComponentType, lazy } from 'react';
import { findChild, findRoute } from './match-route.ts';

type PageModule = { default: ComponentType };

const modules = import.meta.glob<PageModule>(['../../features/**/*-page.tsx', '../../features/**/*-layout.tsx']);

/** Loaded pages, and lazy components of pages that are still loading, so that a new render does not load them again. */
const loaded = new Map<string, ComponentType>();
const lazyPages = new Map<string, ComponentType>();

async function load(name: string): Promise<PageModule> {
  const module = await modules[`../../features/${name}.tsx`]?.();
  if (!module) throw new Error(`The route table names ${name}, but there is no such page`);
  loaded.set(name, module.default);
  return module;
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
 * there sooner. A failed load is reported when the page is rendered.
 */
export async function loadPages(pathname: string): Promise<void> {
  const route = findRoute(pathname);
  const child = route && findChild(route, pathname);
  const names = [route, child].flatMap((row) => (row ? [row.page] : []));
  await Promise.allSettled(names.map(load));
}
