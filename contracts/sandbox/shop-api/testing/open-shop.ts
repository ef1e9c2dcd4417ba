/** The shop API with its scenario customers for tests: without a port, with a fake card host. */
import type { CallName } from '@perennial/shared/catalogue/routes';
import type { CallResponse } from '@perennial/shared/catalogue/types';
import { Clock } from '../../control/clock.ts';
import { scenarios } from '../../scenarios/scenarios.ts';
import { followClock } from '../daily-run.ts';
import type { ErrorBody } from '../errors/error-body.ts';
import { publishedFilePages } from '../gateways/published-file-pages.ts';
import { PublishedFiles } from '../gateways/published-files.ts';
import { walletPages } from '../gateways/wallet-pages.ts';
import { Wallets } from '../gateways/wallets.ts';
import type { CardSessionRequest } from '../payments/card-session.ts';
import { applyPaymentResult } from '../payments/payment-outcome.ts';
import { fillShop } from '../seed/seed.ts';
import { buildShopApi } from '../server.ts';
import { Shop } from '../store/shop.ts';

/** The day on which every test starts. */
export const TODAY = '2026-03-15';

export const canada = { country: 'CA', currency: 'CAD', language: 'en-CA' } as const;

export type Headers = Readonly<Record<string, string>>;

async function build(issuer: string) {
  const clock = new Clock(() => Date.parse(`${TODAY}T12:00:00Z`));
  const shop = new Shop(clock);
  followClock(shop);
  const cardSessions: CardSessionRequest[] = [];
  const wallets = new Wallets('http://shop-api.example');
  const files = new PublishedFiles('http://files.example');
  const app = await buildShopApi({
    shop,
    wallets,
    files,
    cards: {
      clientKey: 'local_TEST',
      create: (request) => {
        cardSessions.push(request);
        return { id: `CS${cardSessions.length}`, sessionData: 'opaque' };
      },
    },
    issuer,
    shopUrl: 'http://shop.example',
    contentUrl: 'http://content.example',
    cardHostUrl: 'http://cards.example',
  });

  // The sandbox serves these pages on other servers; one server is enough for tests.
  await app.register(walletPages, { wallets, onResult: (result) => applyPaymentResult(shop, result) });
  await app.register(publishedFilePages, { files });
  return { app, shop, clock, cardSessions, wallets, files };
}

const built = new Map<string, ReturnType<typeof build>>();

/** Opens a shop without the changes of earlier tests. It is built once for each `issuer`, the identity provider's URL. */
export async function openShop(issuer = 'http://identity.invalid') {
  const building = built.get(issuer) ?? build(issuer);
  built.set(issuer, building);
  const { app, shop, clock, cardSessions, wallets, files } = await building;
  clock.reset();
  shop.conditions.reset();
  fillShop(shop, scenarios);
  wallets.reset();
  files.reset();
  cardSessions.length = 0;

  /** Returns the headers of a scenario customer, in Canada by default. */
  const as = (id: string, market: Headers = canada): Headers => ({ ...market, 'user-token': shop.tokens.issue(id) });

  async function send(method: 'GET' | 'POST', url: string, headers: Headers, body?: object) {
    const response = await app.inject({ method, url, headers, ...(body && { payload: body }) });
    return { status: response.statusCode, headers: response.headers, body: response.body };
  }

  /** Returns the response of a call. Throws for any status but 200. */
  async function call<N extends CallName>(
    _: N,
    method: 'GET' | 'POST',
    url: string,
    headers: Headers,
    body?: object,
  ): Promise<CallResponse<N>> {
    const { status, body: text } = await send(method, url, headers, body);
    if (status !== 200) throw new Error(`${method} ${url} responded with ${status}: ${text}`);
    // The route has parsed its response with the schema of the call.
    return JSON.parse(text) as CallResponse<N>;
  }

  /** Returns the status and the first message of a refused call. */
  async function callRefused(method: 'GET' | 'POST', url: string, headers: Headers, body?: object) {
    const { status, body: text } = await send(method, url, headers, body);
    // A status of an error has the body of an error.
    const [first] = (JSON.parse(text) as ErrorBody).errorMessages;
    return { status, code: first?.code, message: first?.message, extraInfo: first?.extraInfo };
  }

  return { app, shop, clock, cardSessions, as, send, call, callRefused };
}

export type OpenShop = Awaited<ReturnType<typeof openShop>>;
