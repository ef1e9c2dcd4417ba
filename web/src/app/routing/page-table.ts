/** The modules of all pages, by their path from here. */
import type { ComponentType } from 'react';

export type PageModule = { default: ComponentType };

export const pageTable = import.meta.glob<PageModule>([
  '../../features/**/*-page.tsx',
  '../../features/**/*-layout.tsx',
]);
