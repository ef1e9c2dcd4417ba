/** The routes of the router, built from the route table. Every page is a separate chunk behind its guard. */
import { Suspense, useEffect, useState } from 'react';
import { Navigate, type RouteObject, useLocation, useRoutes } from 'react-router-dom';
import { FullscreenLoader } from '../../ui/spinner.tsx';
import { replayInput } from '../input-replay/replay-input.ts';
import { AccessGuard } from './access-guard.tsx';
import { findPage } from './page-modules.ts';
import { type PageRoute, pageRoutes, redirects } from './route-table.ts';
import { ScrollAndFocus } from './scroll-and-focus.tsx';

/** The state keeps the component, so that a page does not remount when its module arrives. */
function Page({ name }: { name: string }) {
  const [Component] = useState(() => findPage(name));
  return <Component />;
}

/** The key remounts on a change of page, so that no state carries over to another page. */
function toRoute({ path, page, access, children = [], indexRedirect }: PageRoute): RouteObject {
  const index: RouteObject[] = indexRedirect ? [{ index: true, element: <Redirect to={indexRedirect} /> }] : [];
  return {
    path,
    element: (
      <AccessGuard key={page} access={access}>
        <Page name={page} />
        {children.length === 0 && <ScrollAndFocus />}
      </AccessGuard>
    ),
    children: [...index, ...children.map(toRoute)],
  };
}

function Redirect({ to }: { to: string }) {
  const { search } = useLocation();
  return <Navigate to={{ pathname: to, search }} replace />;
}

/** Objects, because the router would make them of elements again for each page that is rendered. */
const routes: RouteObject[] = [
  ...pageRoutes.map(toRoute),
  ...redirects.map(({ path, to }) => ({ path, element: <Redirect to={to} /> })),
];

function CurrentPage() {
  return useRoutes(routes);
}

/**
 * Within the boundary, so that the page reacts when the input is repeated. In an effect React could not hydrate the
 * parts that still wait.
 */
function KeptInput() {
  useEffect(() => {
    setTimeout(() => void replayInput());
  }, []);
  return null;
}

/**
 * One boundary for all pages: the old page stays on screen until the next one is loaded. A fallback would stay for at
 * least 300 ms.
 */
export function PageRoutes() {
  return (
    <Suspense fallback={<FullscreenLoader />}>
      <CurrentPage />
      <KeptInput />
    </Suspense>
  );
}
