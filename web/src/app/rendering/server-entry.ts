/** The entry of the build for the server. The BFF loads it. */
import type { ServerBuild } from '@perennial/shared/server-build';
import keepInputScript from '../input-replay/keep-input-script.ts?inline-script';
import { loadPages } from '../routing/page-modules.ts';
import notLoadedScript from './not-loaded-script.ts?inline-script';
import { pagePrefetch } from './page-prefetch.ts';
import { prefetchOf, render } from './render.tsx';

// In the background: the first visitor of a page should not wait for its module.
for (const { path } of pagePrefetch) void loadPages(path);

export const rendering: ServerBuild = { prefetchOf, render, keepInputScript, notLoadedScript };
