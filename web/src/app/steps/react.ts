/** The first step of the start: React. What imports it runs in a later task. */
import { createRoot, hydrateRoot } from 'react-dom/client';
import { nextTask } from './next-task.ts';

export const roots = { createRoot, hydrateRoot } as const;

await nextTask();
