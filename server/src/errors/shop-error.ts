/** An error that the shop API answered (specification 1, section 8). */
import type { CallName } from '@perennial/shared/catalogue/routes';
import { z } from 'zod';

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

export class ShopError extends Error {
  override readonly name = 'ShopError';
  readonly status: number;
  readonly errorMessages: readonly ShopErrorMessage[];
  /** The call that failed, where its errors are told in a way of their own. */
  readonly call: CallName | undefined;

  constructor(status: number, errorMessages: readonly ShopErrorMessage[], call?: CallName) {
    super(`The shop API answered ${status} ${errorMessages.map((error) => error.code).join(', ')}`.trimEnd());
    this.status = status;
    this.errorMessages = errorMessages;
    this.call = call;
  }
}

/** Reads an error answer: one error or a list of them; anything else counts as an unknown error. */
export function shopErrorOf(status: number, body: Buffer, call?: CallName): ShopError {
  return new ShopError(status, errorMessagesIn(body), call);
}

function errorMessagesIn(body: Buffer): readonly ShopErrorMessage[] {
  try {
    const errors = shopErrorBodySchema.parse(JSON.parse(body.toString('utf8')));
    return Array.isArray(errors) ? errors.flatMap((error) => error.errorMessages) : errors.errorMessages;
  } catch {
    return [];
  }
}
