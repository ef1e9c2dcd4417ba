/** The server of the shop API: the calls of the shared catalogue over a shop in memory. */
import fastify, { type FastifyInstance } from 'fastify';
import type { ServiceControl } from '../control/service-control.ts';
import { errorBody, toErrorBody } from './errors/error-body.ts';
import { ShopError } from './errors/shop-error.ts';
import { createIdentityProvider } from './gateways/identity-provider.ts';
import type { PublishedFiles } from './gateways/published-files.ts';
import type { Wallets } from './gateways/wallets.ts';
import { readLanguage } from './market/market.ts';
import type { CardGateway } from './payments/card-session.ts';
import { addCallRoutes } from './routes.ts';
import type { Shop } from './store/shop.ts';

type ShopApiOptions = {
  readonly shop: Shop;
  readonly wallets: Wallets;
  /** `publishedFilePages` serves them on another server. */
  readonly files: PublishedFiles;
  readonly cards: CardGateway;
  /** URL of the identity provider. */
  readonly issuer: string;
  /** URL of the shop's pages. */
  readonly shopUrl: string;
  readonly contentUrl: string;
  readonly cardHostUrl: string;
  readonly control?: ServiceControl;
};

/** Returns the server, not listening. */
export async function buildShopApi(options: ShopApiOptions): Promise<FastifyInstance> {
  const { shop, wallets, files, cards } = options;
  const app = fastify();
  if (options.control) await app.register(options.control);
  acceptEmptyBodies(app);

  app.setErrorHandler((error, request, reply) => {
    if (error instanceof ShopError) {
      return reply.code(error.status).send(errorBody(error, readLanguage(request.headers)));
    }
    const { statusCode, message } = toPlainError(error);
    return reply.code(statusCode).send(toErrorBody('error.message.failed', message));
  });
  app.setNotFoundHandler((request, reply) =>
    reply.code(404).send(toErrorBody('error.message.callIsNotFound', `There is no ${request.method} ${request.url}`)),
  );

  addCallRoutes(app, {
    shop,
    wallets,
    files,
    cards,
    identityProvider: createIdentityProvider(options.issuer),
    toImageUrl: (bundle) => `${options.contentUrl}/images/${bundle.name}.svg`,
    scriptsUrl: `${options.contentUrl}/scripts/`,
    logosUrl: `${options.cardHostUrl}/checkoutshopper/images/logos/`,
    paymentReturnUrl: (cultureCode) => `${options.shopUrl}/${cultureCode}/payment-result`,
  });
  return app;
}

/** A call without a body may have an empty body of any type. Other content types are rejected (415). */
function acceptEmptyBodies(app: FastifyInstance): void {
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (request, body, done) => {
    if (body.length === 0) return done(null, undefined);
    const message = `The content type ${request.headers['content-type'] ?? '(none)'} is not accepted`;
    return done(Object.assign(new Error(message), { statusCode: 415 }));
  });
}

/** Returns the status and message of an unexpected error; 500 for an error without a status. */
function toPlainError(error: unknown): { statusCode: number; message: string } {
  if (!(error instanceof Error)) return { statusCode: 500, message: String(error) };
  const statusCode = 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : 500;
  return { statusCode, message: error.message };
}
