/**
 * Progress of a return, stored in the state of the browser's history entry. It survives a reload; a typed URL does not
 * have it, so no step can be opened without the steps before it.
 */
import type { ReturnScope } from '@perennial/shared/models/return';
import { type ReturnStep, returnSteps } from '../../../paths.ts';
import { parseScope } from './goods/parts.ts';

export type ReturnProgress =
  /** The customer has confirmed the address. */
  | { readonly kind: 'addressed' }
  /** The carriers have refused the confirmed address. */
  | { readonly kind: 'refused' }
  /** The customer has passed the address and carrier steps. */
  | { readonly kind: 'ready' }
  /** The return was requested. */
  | { readonly kind: 'done'; readonly scope: ReturnScope };

/** Parses the state of a history entry. Returns undefined for any other state. */
export function parseProgress(state: unknown): ReturnProgress | undefined {
  if (typeof state !== 'object' || state === null || !('kind' in state)) return undefined;
  if (state.kind === 'addressed' || state.kind === 'refused' || state.kind === 'ready') return { kind: state.kind };
  const scope = 'scope' in state && typeof state.scope === 'string' ? parseScope(state.scope) : undefined;
  return state.kind === 'done' && scope ? { kind: 'done', scope } : undefined;
}

const openSteps: Readonly<Record<ReturnProgress['kind'] | 'none', readonly ReturnStep[]>> = {
  none: ['return-address'],
  addressed: ['return-address', 'return-carriers'],
  refused: ['return-address', 'return-carriers'],
  ready: returnSteps,
  done: ['return-confirmation'],
};

/**
 * Whether a step can be shown: the customer has passed those before it (docs/rules/cancel-and-return.md#return-pages).
 */
export function isStepOpen(step: ReturnStep, progress: ReturnProgress | undefined): boolean {
  return openSteps[progress?.kind ?? 'none'].includes(step);
}
