/** Returns: address, carriers, scope (specification 3, sections 3 and 7). */
import { z } from 'zod';

export const returnScopes = ['TryBuy', 'Replenishment', 'TryBuyAndReplenishment'] as const;
export const returnScopeSchema = z.enum(returnScopes);

export const carrierSchema = z.looseObject({ id: z.string(), name: z.string() }).describe('The shape is decided here');

export const returnCarriersSchema = z.looseObject({
  replenishmentCarriers: z.array(carrierSchema),
  tryBuyCarriers: z.array(carrierSchema),
});

export type ReturnScope = z.infer<typeof returnScopeSchema>;
export type Carrier = z.infer<typeof carrierSchema>;
