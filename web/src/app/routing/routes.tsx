/** The router's tree, made from the route table: every page is its own chunk, behind its guard. */
import { Suspense, useState } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { FullscreenLoader } from '../../ui/fullscreen-loader.tsx';
import { Guard } from './access-guard.tsx';
import { pageOf } from './page-modules.ts';
import { type PageRoute, pageRoutes, redirects } from './route-table.ts';
import { ScrollAndFocus } from './scroll-and-focus.tsx';

/** Chosen once: a page that was drawn stays the same component. */
function Page({ name }: { name: string }) {
  const [Chosen] = useState(() => pageOf(name));
  return <Chosen />;
}

/** The key parts one page from the next: nothing of one page's state stays in another. */
function toRoute({ path, page, access, children, first }: PageRoute) {
  return (
    <Route
      key={path}
      path={path}
      element={
        <Guard key={page} access={access}>
          <Page name={page} />
          {!children && <ScrollAndFocus />}
        </Guard>
      }
    >
      {first && <Route index element={<Redirect to={first} />} />}
      {children?.map(toRoute)}
    </Route>
  );
}

function Redirect({ to }: { to: string }) {
  const { search } = useLocation();
  return <Navigate to={{ pathname: to, search }} replace />;
}

const tree = [
  ...pageRoutes.map(toRoute),
  ...redirects.map(({ path, to }) => <Route key={`from ${path}`} path={path} element={<Redirect to={to} />} />),
];

/**
 * One boundary for all pages: on the way to another one the page before it stays until the next is there, since a
 * loader once shown stays for 300 ms.
 */
export function PageRoutes() {
  return (
    <Suspense fallback={<FullscreenLoader />}>
      <Routes>{tree}</Routes>
    </Suspense>
  );
}
