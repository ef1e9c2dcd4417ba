/**
 * The private keys that the BFF authenticates with at the identity provider (RFC 7523), and their public halves, which
 * the provider fetches (docs/operate/identity-provider.md#a-key-instead-of-a-secret).
 */
import { createPrivateKey, createPublicKey, type JsonWebKey } from 'node:crypto';
import { z } from 'zod';

/** Algorithms that every key is used with as it says itself. */
const ALGORITHMS = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA'] as const;

/** One key, in the form of RFC 7517. */
const keySchema = z
  .looseObject(
    {
      kty: z.enum(['RSA', 'EC', 'OKP'], { error: 'must have kty RSA, EC or OKP' }),
      kid: z.string({ error: 'must have a kid' }).min(1, 'must have a kid'),
      alg: z.enum(ALGORITHMS, { error: `must have alg, one of ${ALGORITHMS.join(', ')}` }),
      /** The thumbprint of a certificate, for providers that know a key by it. */
      'x5t#S256': z.string().exactOptional(),
    },
    { error: 'must be a key as JSON' },
  )
  .refine(isPrivateKey, { error: 'must be a private key' });

export type ClientKey = z.infer<typeof keySchema>;

/** JSON with the keys (RFC 7517, section 5), newest first. `parseJson` reads the text. */
export function clientKeysOf(parseJson: z.ZodType<unknown, string>) {
  return parseJson
    .pipe(
      z.object(
        { keys: z.tuple([keySchema], keySchema, { error: 'must be JSON as {"keys":[…]}' }) },
        { error: 'must be JSON as {"keys":[…]}' },
      ),
    )
    .transform(({ keys }) => keys)
    .refine((keys) => new Set(keys.map(({ kid }) => kid)).size === keys.length, {
      error: 'must have a kid for each key',
    });
}

function isPrivateKey(key: JsonWebKey): boolean {
  try {
    createPrivateKey({ key, format: 'jwk' });
    return true;
  } catch {
    return false;
  }
}

/** Returns the public half of a key, for the provider. */
export function toPublicKey(key: ClientKey): JsonWebKey {
  const { kid, alg } = key;
  return { ...createPublicKey({ key, format: 'jwk' }).export({ format: 'jwk' }), kid, alg, use: 'sig' };
}
