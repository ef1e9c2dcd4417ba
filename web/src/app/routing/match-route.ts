/** Finds the row of the route table for a path of the router. */
import { matchPath } from 'react-router-dom';
import { type PageRoute, pageRoutes } from './route-table.ts';

/** Returns the child of a row whose page the path names; undefined without one. */
export function findChild({ path, children }: PageRoute, pathname: string): PageRoute | undefined {
  return children?.find((child) => matchPath(`${path}/${child.path}`, pathname));
}

/**
 * Returns the row; undefined for redirects and unknown paths. A row with children is found by its own path and by theirs
 * only, because other rows have paths below it.
 */
export function findRoute(pathname: string): PageRoute | undefined {
  return pageRoutes.find((route) => matchPath(route.path, pathname) || findChild(route, pathname));
}
