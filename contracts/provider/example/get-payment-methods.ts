/** An example of a mapping: a shop API that has its payment methods elsewhere and under other names (docs/integrate/README.md). */
import type { CallMapping } from '@perennial/server/shop-api/call-mappings';
import { z } from 'zod';

const optionsSchema = z.object({
  options: z.array(
    z.object({ id: z.string(), title: z.string(), kind: z.enum(['card', 'redirect']), logo: z.string() }),
  ),
});

const refusalSchema = z.object({ error: z.object({ reason: z.string(), text: z.string() }) });

/** Reasons of that shop API, and the codes of the error table that mean the same. */
const codes: Readonly<Record<string, string>> = { 'token-expired': 'error.message.tokenIsInvalid' };

export const getPaymentMethods: CallMapping<'getPaymentMethods'> = {
  toRequest: () => ({ path: '/v2/payment-options' }),
  toResponse: (json) =>
    optionsSchema.parse(json).options.map(({ id, title, kind, logo }) => ({
      provider: id.split('.')[0] ?? id,
      code: id,
      name: title,
      isCreditCard: kind === 'card',
      logoUrl: logo,
    })),
  toRefusal: (json) => {
    const { reason, text } = refusalSchema.parse(json).error;
    return { errorMessages: [{ code: codes[reason] ?? reason, message: text }] };
  },
};
