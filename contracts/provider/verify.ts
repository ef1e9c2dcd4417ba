/** Runs Pact's verifier with a shop API. */
import { Verifier, type VerifierOptions } from '@pact-foundation/pact';
import { z } from 'zod';
import { PROVIDER } from '../participants.ts';
import type { ShopApiUnderVerification } from './shop-api-under-verification.ts';

/** The error of the verifier: JSON in its message. */
const failureSchema = z.looseObject({
  errors: z.array(
    z.looseObject({
      interaction: z.string(),
      mismatch: z.looseObject({ mismatches: z.array(z.looseObject({ mismatch: z.string() })).default([]) }),
    }),
  ),
});

/** Returns the failed interactions with their mismatches; an empty list if the shop API fulfils the contract. */
export async function verify(shop: ShopApiUnderVerification, source: Partial<VerifierOptions>): Promise<string[]> {
  const verifier = new Verifier({
    provider: PROVIDER,
    providerBaseUrl: shop.url,
    stateHandlers: shop.stateHandlers,
    logLevel: 'error',
    ...source,
  });
  const failed = await verifier.verifyProvider().then(() => [], parseFailures);
  return [...shop.failedStates, ...failed];
}

function parseFailures(error: Error): string[] {
  try {
    const { errors } = failureSchema.parse(JSON.parse(error.message));
    return errors.map(({ interaction, mismatch }) =>
      [interaction, ...mismatch.mismatches.map((one) => one.mismatch)].join('\n  '),
    );
  } catch {
    return [error.message];
  }
}
