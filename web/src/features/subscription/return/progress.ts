/**
 * How far a return flow has come, kept with the entry of the browser's history: a reload finds it again, and an address
 * that was typed does not have it (specification 3, section 2: the confirmation is not navigable).
 */
import type { ReturnScope } from '@perennial/shared/models/return';
import { parseScope } from './parts.ts';

export type ReturnProgress =
  /** Address and carriers have been seen. */
  | { readonly kind: 'ready' }
  /** The return has been asked for. */
  | { readonly kind: 'done'; readonly scope: ReturnScope };

/** What the history's entry says; undefined for what is none of ours. */
export function parseProgress(state: unknown): ReturnProgress | undefined {
  if (typeof state !== 'object' || state === null || !('kind' in state)) return undefined;
  if (state.kind === 'ready') return { kind: 'ready' };
  const scope = 'scope' in state && typeof state.scope === 'string' ? parseScope(state.scope) : undefined;
  return state.kind === 'done' && scope ? { kind: 'done', scope } : undefined;
}
