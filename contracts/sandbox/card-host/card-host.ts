/** A stand-in for the checkout host of the card provider (Adyen). It works with the unmodified client library. */
import Fastify, { type FastifyInstance } from 'fastify';
import type { ServiceControl } from '../control/service-control.ts';
import { pageAssets } from '../pages/page-assets.ts';
import { imageRoutes, translationRoutes } from './asset-routes.ts';
import { bankRoutes } from './bank-routes.ts';
import type { CardSessions } from './card-sessions.ts';
import { checkoutRoutes } from './checkout-routes.ts';
import { frameRoutes } from './frame-routes.ts';
import { walletRoutes } from './wallets/wallet-routes.ts';

type CardHostOptions = {
  /** URL for browsers, for example http://localhost:4004 */
  publicUrl: string;
  shopOrigins: readonly string[];
  sessions: CardSessions;
  control?: ServiceControl;
};

/** The library expects exactly this path: it accepts frame messages only from the origin in front of it. */
const PREFIX = '/checkoutshopper';

/** Returns the server; it does not listen yet. Requests are not logged, so no card data is in a log. */
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
  await app.register(walletRoutes, { shopOrigins });
  return app;
}
