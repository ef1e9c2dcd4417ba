/** The entry of the build for the server. The BFF loads it. */
import type { ServerBuild } from '@perennial/shared/server-build';
import keepInputScript from '../input-replay/keep-input-script.ts?inline-script';
import { loadPages } from '../routing/page-modules.ts';
import notLoadedScript from './not-loaded-script.ts?inline-script';
import { pagePrefetch } from './page-prefetch.ts';
import { prefetchOf, render } from './render.tsx';

/** Ends after the requests that wait. */
const letRequestsPass = () => new Promise((resolve) => setTimeout(resolve));

async function loadAllPages(): Promise<void> {
  for (const { path } of pagePrefetch) {
    await loadPages(path);
    await letRequestsPass();
  }
}

export const rendering: ServerBuild = {
  prefetchOf,
  render,
  loadPages: loadAllPages,
  keepInputScript,
  notLoadedScript,
};
