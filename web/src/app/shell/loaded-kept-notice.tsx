/** Loads the notice of kept answers: with its first appearance, or before the page that comes with it is hydrated. */
import { type ComponentType, lazy } from 'react';

let Loaded: ComponentType | undefined;

export async function loadKeptNotice() {
  const module = await import('./kept-notice.tsx');
  Loaded = module.default;
  return module;
}

/** Lazy, because the shop API is away seldom. */
const Lazy = lazy(loadKeptNotice);

/** Without `Lazy` where the module is there: React would wait for it all the same, and lose a press in the meantime. */
export function LoadedKeptNotice() {
  const KeptNotice = Loaded ?? Lazy;
  return <KeptNotice />;
}
