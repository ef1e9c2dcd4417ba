/** The body of a request to end a contract (docs/rules/cancel-and-return.md#contract-termination). */
import { z } from 'zod';
import { declarationKinds, declarationLimits, findUnfitField } from '../../validation/declaration.ts';
import { linesSchema, textSchema } from '../../validation/text-schema.ts';
import { dateSchema, emailSchema } from './fields.ts';

const { name, surName, subscriptionNumber, reason } = declarationLimits;

/** The response of the BFF; that of the shop API is not documented. */
export const terminationReceiptSchema = z.object({
  receivedAt: z.iso.datetime().describe('When the BFF received the request'),
  reference: z.string().describe('The id of the request, which the logs and the shop API have, too'),
});

export const declarationSchema = z
  .strictObject({
    name: textSchema({ min: 1, max: name }),
    surName: textSchema({ min: 1, max: surName }),
    fromEmail: emailSchema,
    subscriptionNumber: textSchema({ min: 1, max: subscriptionNumber }),
    kind: z.enum(declarationKinds).optional(),
    reason: linesSchema({ min: 1, max: reason }).optional().describe('Of the kind ForCause'),
    endDate: dateSchema.optional().describe('Without it the contract ends as early as possible'),
  })
  .superRefine((declaration, context) => {
    const field = findUnfitField(declaration);
    if (field === undefined) return;
    const { [field]: input } = declaration;
    if (input === undefined) {
      context.addIssue({ code: 'too_small', origin: 'string', minimum: 1, inclusive: true, path: [field], input });
    } else context.addIssue({ code: 'custom', message: 'does not belong to the kind', path: [field], input });
  });
