/** A stand-in for the card provider's checkout host, complete enough for its unmodified library. */
import Fastify, { type FastifyInstance } from 'fastify';
import type { ServiceControl } from '../control/service-control.ts';
import { pageAssets } from '../pages/page-assets.ts';
import { bankRoutes } from './bank-routes.ts';
import type { CardSessions } from './card-sessions.ts';
import { checkoutRoutes } from './checkout-routes.ts';
import { frameRoutes } from './frame-routes.ts';
import { imageRoutes } from './image-routes.ts';
import { translationRoutes } from './translation-routes.ts';

export type CardHostOptions = {
  /** Where browsers reach it, for example http://localhost:4004 */
  publicUrl: string;
  shopOrigins: readonly string[];
  sessions: CardSessions;
  control?: ServiceControl;
};

/** The library takes messages of the host's root only, so the prefix is fixed. */
const PREFIX = '/checkoutshopper';

/** Not listening yet. Card numbers are in no log: requests are not logged, and bodies hold encoded fields only. */
export async function buildCardHost({
  publicUrl,
  shopOrigins,
  sessions,
  control,
}: CardHostOptions): Promise<FastifyInstance> {
  const app = Fastify();
  if (control) await app.register(control);
  await app.register(checkoutRoutes, { prefix: PREFIX, publicUrl, shopOrigins, sessions });
  await app.register(frameRoutes, { prefix: PREFIX, shopOrigins });
  await app.register(imageRoutes, { prefix: PREFIX });
  await app.register(translationRoutes, { prefix: PREFIX });
  await app.register(pageAssets);
  await app.register(bankRoutes, { sessions });
  return app;
}
