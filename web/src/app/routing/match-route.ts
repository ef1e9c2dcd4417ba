/** Which row of the route table a path of the router belongs to; undefined for paths that only lead to another one. */
import { matchPath } from 'react-router-dom';
import { type PageRoute, pageRoutes } from './route-table.ts';

export function routeOf(pathname: string): PageRoute | undefined {
  return pageRoutes.find(({ path }) => matchPath({ path, end: false }, pathname));
}
