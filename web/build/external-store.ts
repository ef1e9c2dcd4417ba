/** In place of `use-sync-external-store/shim`, which repeats the hook for versions of React that have none. */
export { useSyncExternalStore } from 'react';
