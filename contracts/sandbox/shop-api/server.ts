/** The shop API: the calls of the catalogue over a shop in memory. */
import fastify, { type FastifyInstance } from 'fastify';
import type { ServiceControl } from '../control/service-control.ts';
import { errorBody, ShopError } from './errors/shop-error.ts';
import type { CardGateway } from './gateways/card-gateway.ts';
import { identityProviderAt } from './gateways/identity-provider.ts';
import type { PublishedFiles } from './gateways/published-files.ts';
import type { Wallets } from './gateways/wallets.ts';
import { languageOfHeaders } from './market/market.ts';
import { addCallRoutes } from './routes.ts';
import type { Shop } from './store/shop.ts';

export type ShopApiOptions = {
  readonly shop: Shop;
  readonly wallets: Wallets;
  /** What is published is served elsewhere, by `publishedFilePages`. */
  readonly files: PublishedFiles;
  readonly cards: CardGateway;
  readonly issuer: string;
  /** Address of the shop's own pages. */
  readonly shopUrl: string;
  readonly contentUrl: string;
  readonly cardHostUrl: string;
  readonly control?: ServiceControl;
};

/** The server, not yet listening. */
export async function buildShopApi(options: ShopApiOptions): Promise<FastifyInstance> {
  const { shop, wallets, files, cards } = options;
  const app = fastify();
  if (options.control) await app.register(options.control);
  takeEmptyBodies(app);

  app.setErrorHandler((error, request, reply) => {
    const language = languageOfHeaders(request.headers);
    if (error instanceof ShopError) return reply.code(error.status).send(errorBody(error, language));
    const { statusCode, message } = toPlainError(error);
    return reply.code(statusCode).send({ errorMessages: [{ code: 'error.message.failed', message, extraInfo: null }] });
  });
  app.setNotFoundHandler((request, reply) =>
    reply.code(404).send({
      errorMessages: [
        {
          code: 'error.message.callIsNotFound',
          message: `There is no ${request.method} ${request.url}`,
          extraInfo: null,
        },
      ],
    }),
  );

  addCallRoutes(app, {
    shop,
    wallets,
    files,
    cards,
    identityProvider: identityProviderAt(options.issuer),
    imageOf: (bundle) => `${options.contentUrl}/images/${bundle.name}.svg`,
    scriptsUrl: `${options.contentUrl}/scripts/`,
    logosUrl: `${options.cardHostUrl}/checkoutshopper/images/logos/`,
    paymentReturnUrl: (cultureCode) => `${options.shopUrl}/${cultureCode}/payment-result`,
  });
  return app;
}

/** A call without a body may come with a body of no bytes and no type; any other type is refused as ever. */
function takeEmptyBodies(app: FastifyInstance): void {
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (request, body, done) => {
    if (body.length === 0) return done(null, undefined);
    const message = `The content type ${request.headers['content-type'] ?? '(none)'} is not taken`;
    return done(Object.assign(new Error(message), { statusCode: 415 }));
  });
}

/** What Fastify or a mistake of our own threw: its status where it has one, and what it says. */
function toPlainError(error: unknown): { statusCode: number; message: string } {
  if (!(error instanceof Error)) return { statusCode: 500, message: String(error) };
  const statusCode = 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : 500;
  return { statusCode, message: error.message };
}
