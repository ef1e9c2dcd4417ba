/** The router's tree, made from the route table: every page is its own chunk, behind its guard. */
import { type ComponentType, lazy, Suspense } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { PageArrival } from './arrival.tsx';
import { FullscreenLoader } from './fullscreen-loader.tsx';
import { Guard } from './guard.tsx';
import { type PageRoute, pageRoutes, redirects } from './route-table.ts';

type PageModule = { default: ComponentType };

const modules = import.meta.glob<PageModule>(['../features/*/*-page.tsx', '../features/*/*-layout.tsx']);

function lazyPage(name: string): ComponentType {
  const load = modules[`../features/${name}.tsx`];
  if (!load) throw new Error(`The route table names ${name}, but there is no such page`);
  return lazy(load);
}

/**
 * The key parts one page from the next, so that a page on its way shows the loader and not the page before it. Pages
 * of one layout share the layout's loader: it appears once, and from one to the next the layout stays.
 */
function toRoute({ path, page, access, children, first }: PageRoute) {
  const Page = lazyPage(page);
  return (
    <Route
      key={path}
      path={path}
      element={
        <Guard key={page} access={access}>
          <Suspense fallback={<FullscreenLoader />}>
            <Page />
            {!children && <PageArrival />}
          </Suspense>
        </Guard>
      }
    >
      {first && <Route index element={<Redirect to={first} />} />}
      {children?.map(toChildRoute)}
    </Route>
  );
}

function toChildRoute({ path, page, access }: PageRoute) {
  const Page = lazyPage(page);
  return (
    <Route
      key={path}
      path={path}
      element={
        <Guard key={page} access={access}>
          <Page />
          <PageArrival />
        </Guard>
      }
    />
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

export function PageRoutes() {
  return <Routes>{tree}</Routes>;
}
