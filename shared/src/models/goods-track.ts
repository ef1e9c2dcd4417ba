/** How far a parcel or a return is (docs/rules/subscriptions.md#parcels-and-returns). */
import { z } from 'zod';
import { shopDaySchema } from './charge.ts';

export const trackStepSchema = z.object({
  name: z.enum(['prepared', 'sent', 'requested', 'onItsWay', 'received', 'completed']),
  state: z.enum(['done', 'current', 'waiting']).describe('current: the last one that is reached'),
  date: shopDaySchema.nullable().describe('When it was done; null if the shop API does not say it'),
});

export const goodsTrackSchema = z.object({
  kind: z.enum(['parcel', 'return']),
  names: z.array(z.string()).describe('The products; none if the shop API does not say which'),
  number: z.string().nullable().describe('Tracking number of a parcel that was sent'),
  url: z.string().nullable().describe('The page of the carrier'),
  steps: z.array(trackStepSchema).describe('Only steps of which the shop API says whether they are done'),
});

export type TrackStep = z.infer<typeof trackStepSchema>;
export type GoodsTrack = z.infer<typeof goodsTrackSchema>;
