/** Returns: scope and carriers (docs/rules/cancel-and-return.md#return-request). */
import { z } from 'zod';

const returnScopes = ['TryBuy', 'Replenishment', 'TryBuyAndReplenishment'] as const;
export const returnScopeSchema = z.enum(returnScopes);

export const carrierSchema = z
  .looseObject({ id: z.string(), name: z.string() })
  .describe('Shape not documented by the shop API');

export const returnCarriersSchema = z.looseObject({
  replenishmentCarriers: z.array(carrierSchema),
  tryBuyCarriers: z.array(carrierSchema),
});

export type ReturnScope = z.infer<typeof returnScopeSchema>;
export type Carrier = z.infer<typeof carrierSchema>;
