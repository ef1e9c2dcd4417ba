/** An error response of the shop API. Shape (docs/rules/errors.md#error-shape). */
import type { CallName } from '@perennial/shared/catalogue/routes';
import { z } from 'zod';
import { RequestProblem } from './request-problem.ts';

const errorMessageSchema = z.looseObject({
  code: z.string(),
  message: z.string().optional(),
  extraInfo: z.unknown().optional(),
});
const errorBodySchema = z.looseObject({
  errorMessages: z.array(errorMessageSchema),
});
const shopErrorBodySchema = z.union([errorBodySchema, z.array(errorBodySchema)]);

export type ShopErrorMessage = z.infer<typeof errorMessageSchema>;

/** An error with the status and messages of the shop API. The error handler maps it to a problem. */
export class ShopError extends Error {
  override readonly name = 'ShopError';
  readonly status: number;
  readonly errorMessages: readonly ShopErrorMessage[];
  /** The failed call, because some calls have error texts of their own. */
  readonly call: CallName | undefined;
  /** When the request may be sent again. */
  readonly retryAfterSeconds: number | undefined;

  constructor(status: number, errorMessages: readonly ShopErrorMessage[], call?: CallName, retryAfterSeconds?: number) {
    super(`The shop API returned ${status} ${errorMessages.map((error) => error.code).join(', ')}`.trimEnd());
    this.status = status;
    this.errorMessages = errorMessages;
    this.call = call;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** The shop API is too busy, and has not looked at the request. */
const TOO_MANY_REQUESTS = 429;

/** Whether the shop API has judged a request and refused it. */
export function isRefusal(error: unknown): error is ShopError {
  return error instanceof ShopError && error.status < 500 && error.status !== TOO_MANY_REQUESTS;
}

/** Returns the refusal of the shop API behind an error, whether it had messages or only a success flag. */
export function findRefusal(error: unknown): ShopError | undefined {
  const answer = error instanceof RequestProblem ? error.cause : error;
  return isRefusal(answer) ? answer : undefined;
}

/** The calls that give the shop API an access token of the identity provider. */
const CALLS_WITH_ACCESS_TOKEN: ReadonlySet<CallName | undefined> = new Set([
  'signInWithProvider',
  'updateProfileToken',
]);

/** Returns what an operator does about a refused access token, in a sentence for the log; undefined for other refusals. */
export function findAccessTokenMend({ call, status, errorMessages }: ShopError): string | undefined {
  // With 403 a code says why: the person may be blocked.
  const isOfToken = status === 401 || (status === 403 && errorMessages.length === 0);
  if (!isOfToken || !CALLS_WITH_ACCESS_TOKEN.has(call)) return undefined;
  return 'the shop API does not accept the access token: let it ask the provider of OIDC_ISSUER about the person, or, if it verifies the token, ask for its audience in OIDC_AUTHORIZATION_PARAMS or for its scope in OIDC_SCOPE';
}

/** Parses an error response: one error or a list. A body of any other shape gives an error without messages. */
export function parseShopError(status: number, body: Buffer, call?: CallName, retryAfterSeconds?: number): ShopError {
  return new ShopError(status, parseErrorMessages(body), call, retryAfterSeconds);
}

function parseErrorMessages(body: Buffer): readonly ShopErrorMessage[] {
  try {
    const errors = shopErrorBodySchema.parse(JSON.parse(body.toString('utf8')));
    return Array.isArray(errors) ? errors.flatMap((error) => error.errorMessages) : errors.errorMessages;
  } catch {
    return [];
  }
}
