/** An error that the shop API answered (specification 1, section 8). */
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

  constructor(status: number, errorMessages: readonly ShopErrorMessage[]) {
    super(`The shop API answered ${status} ${errorMessages.map((error) => error.code).join(', ')}`.trimEnd());
    this.status = status;
    this.errorMessages = errorMessages;
  }
}

/** Reads an error answer: one error or a list of them; anything else counts as an unknown error. */
export function shopErrorOf(status: number, body: Buffer): ShopError {
  return new ShopError(status, errorMessagesIn(body));
}

function errorMessagesIn(body: Buffer): readonly ShopErrorMessage[] {
  try {
    const errors = shopErrorBodySchema.parse(JSON.parse(body.toString('utf8')));
    return Array.isArray(errors) ? errors.flatMap((error) => error.errorMessages) : errors.errorMessages;
  } catch {
    return [];
  }
}
