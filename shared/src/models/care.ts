/** Care actions (docs/rules/care.md#care-actions). */
import { z } from 'zod';

export const careActionNames = [
  'cancellation-within-right-to-return-day',
  'cancellation-after-right-to-return-day',
  'cancellation-after-right-to-return-day-not-fault',
  'trybuycancellation-within-right-to-return-day',
  'trybuycancellation-after-right-to-return-day',
  'trybuycancellation-after-right-to-return-day-not-fault',
  'replenishmentcancellation-within-right-to-return-day',
  'replenishmentcancellation-after-right-to-return-day-not-fault',
  'giving-discount',
  'reshipping',
] as const;

export const careActionSchema = z.looseObject({
  name: z.string().describe('Name of a care action; the client ignores unknown names'),
  enabled: z.boolean(),
  extraData: z.looseObject({ hasReship: z.boolean().optional() }).nullable(),
});

export const reshippingOptionSchema = z.enum(['TryBuy', 'Replenishment', 'Both']);

export type ReshippingOption = z.infer<typeof reshippingOptionSchema>;
export type CareAction = z.infer<typeof careActionSchema>;
export type CareActionName = (typeof careActionNames)[number];
