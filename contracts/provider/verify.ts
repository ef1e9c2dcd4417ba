/** Runs Pact's verifier against a shop API. */
import { Verifier, type VerifierOptions } from '@pact-foundation/pact';
import { z } from 'zod';
import { PROVIDER } from '../participants.ts';
import type { ShopUnderVerification } from './shop-under-verification.ts';

/** What the verifier throws, as JSON in its message. */
const failureSchema = z.looseObject({
  errors: z.array(
    z.looseObject({
      interaction: z.string(),
      mismatch: z.looseObject({ mismatches: z.array(z.looseObject({ mismatch: z.string() })).default([]) }),
    }),
  ),
});

/** What went wrong, an interaction a line; nothing, where the shop API keeps the contract. */
export async function verify(shop: ShopUnderVerification, source: Partial<VerifierOptions>): Promise<string[]> {
  const verifier = new Verifier({
    provider: PROVIDER,
    providerBaseUrl: shop.url,
    stateHandlers: shop.stateHandlers,
    logLevel: 'error',
    ...source,
  });
  const failed = await verifier.verifyProvider().then(() => [], failuresOf);
  return [...shop.missedStates, ...failed];
}

function failuresOf(error: Error): string[] {
  try {
    const { errors } = failureSchema.parse(JSON.parse(error.message));
    return errors.map(({ interaction, mismatch }) =>
      [interaction, ...mismatch.mismatches.map((one) => one.mismatch)].join('\n  '),
    );
  } catch {
    return [error.message];
  }
}
