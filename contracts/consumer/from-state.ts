/** A value that the provider state brings along when the contract is verified; the example stands in the contract. */
import { MatchersV3 } from '@pact-foundation/pact';

export function fromState(name: string, example: string) {
  // Pact's own placeholder, filled in by the verifier.
  return MatchersV3.fromProviderState(`\${${name}}`, example);
}
