/** The first step of the start: React. */
import { createRoot, hydrateRoot } from 'react-dom/client';

export const roots = { createRoot, hydrateRoot } as const;
