/** Returns the row of the route table for a path of the router; undefined for redirects and unknown paths. */
import { matchPath } from 'react-router-dom';
import { type PageRoute, pageRoutes } from './route-table.ts';

export function findRoute(pathname: string): PageRoute | undefined {
  return pageRoutes.find(({ path }) => matchPath({ path, end: false }, pathname));
}
