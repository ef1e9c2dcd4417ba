/**
 * Progress of a return, stored in the state of the browser's history entry. It survives a reload; a typed URL does not
 * have it, so the confirmation page cannot be opened without the steps before it.
 */
import type { ReturnScope } from '@perennial/shared/models/return';
import { parseScope } from './parts.ts';

export type ReturnProgress =
  /** The customer has passed the address and carrier steps. */
  | { readonly kind: 'ready' }
  /** The return was requested. */
  | { readonly kind: 'done'; readonly scope: ReturnScope };

/** Parses the state of a history entry. Returns undefined for any other state. */
export function parseProgress(state: unknown): ReturnProgress | undefined {
  if (typeof state !== 'object' || state === null || !('kind' in state)) return undefined;
  if (state.kind === 'ready') return { kind: 'ready' };
  const scope = 'scope' in state && typeof state.scope === 'string' ? parseScope(state.scope) : undefined;
  return state.kind === 'done' && scope ? { kind: 'done', scope } : undefined;
}
