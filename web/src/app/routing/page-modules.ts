/** The pages' own modules, loaded when asked for and once. */
import { type ComponentType, lazy } from 'react';
import { matchPath } from 'react-router-dom';
import { routeOf } from './match-route.ts';

type PageModule = { default: ComponentType };

const modules = import.meta.glob<PageModule>(['../../features/**/*-page.tsx', '../../features/**/*-layout.tsx']);

/** Pages that are there already, and those on their way: each is waited for once, however often it is drawn meanwhile. */
const loaded = new Map<string, ComponentType>();
const awaited = new Map<string, ComponentType>();

async function load(name: string): Promise<PageModule> {
  const module = await modules[`../../features/${name}.tsx`]?.();
  if (!module) throw new Error(`The route table names ${name}, but there is no such page`);
  loaded.set(name, module.default);
  return module;
}

/** The page that the route table names: drawn at once where it is loaded, else as soon as it is. */
export function pageOf(name: string): ComponentType {
  const known = loaded.get(name) ?? awaited.get(name);
  if (known) return known;
  const page = lazy(() => load(name));
  awaited.set(name, page);
  return page;
}

/**
 * Loads what a path shows before the first drawing: React leaves a loader that it has once shown in place for 300 ms,
 * however soon the page is there. A page that cannot be loaded is told when it is drawn.
 */
export async function loadPagesOf(pathname: string): Promise<void> {
  const route = routeOf(pathname);
  const child = route?.children?.find(({ path }) => matchPath(`${route.path}/${path}`, pathname));
  const names = [route, child].flatMap((row) => (row ? [row.page] : []));
  await Promise.allSettled(names.map(load));
}
