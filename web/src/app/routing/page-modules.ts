/** Loads the modules of the pages on demand, each one once. */
import { type ComponentType, lazy } from 'react';
import { matchPath } from 'react-router-dom';
import { routeOf } from './match-route.ts';

type PageModule = { default: ComponentType };

const modules = import.meta.glob<PageModule>(['../../features/**/*-page.tsx', '../../features/**/*-layout.tsx']);

/** Loaded pages, and lazy components of pages that are still loading, so that a new render does not load them again. */
const loaded = new Map<string, ComponentType>();
const awaited = new Map<string, ComponentType>();

async function load(name: string): Promise<PageModule> {
  const module = await modules[`../../features/${name}.tsx`]?.();
  if (!module) throw new Error(`The route table names ${name}, but there is no such page`);
  loaded.set(name, module.default);
  return module;
}

/** Returns the component of a page; a lazy one if its module is not loaded yet. */
export function pageOf(name: string): ComponentType {
  const known = loaded.get(name) ?? awaited.get(name);
  if (known) return known;
  const page = lazy(() => load(name));
  awaited.set(name, page);
  return page;
}

/**
 * Loads the modules of a path before the first render: React keeps a fallback on screen for 300 ms even if the page is
 * there sooner. A failed load is reported when the page is rendered.
 */
export async function loadPagesOf(pathname: string): Promise<void> {
  const route = routeOf(pathname);
  const child = route?.children?.find(({ path }) => matchPath(`${route.path}/${path}`, pathname));
  const names = [route, child].flatMap((row) => (row ? [row.page] : []));
  await Promise.allSettled(names.map(load));
}
