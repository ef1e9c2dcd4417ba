/** Customer-care actions (specification 3, sections 3 and 4). */
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
  name: z.string().describe('One of the care actions; names that nobody knows are left out by the client'),
  enabled: z.boolean(),
  extraData: z.looseObject({ hasReship: z.boolean().optional() }).nullable(),
});

export const reshippingOptionSchema = z.enum(['TryBuy', 'Replenishment', 'Both']);

export type CareAction = z.infer<typeof careActionSchema>;
export type CareActionName = (typeof careActionNames)[number];
