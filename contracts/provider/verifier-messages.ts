/** What a test and the verifier's process tell each other. */
import type { VerifierOptions } from '@pact-foundation/pact';

export type StateValues = Readonly<Record<string, string>>;

export type ParentMessage =
  | { readonly kind: 'verify'; readonly options: VerifierOptions }
  | { readonly kind: 'state'; readonly id: number; readonly values: StateValues; readonly error?: string };

export type VerifierMessage =
  | { readonly kind: 'state'; readonly id: number; readonly name: string }
  /** The verifier's JSON, or the text of its error. */
  | { readonly kind: 'results'; readonly results: string };
