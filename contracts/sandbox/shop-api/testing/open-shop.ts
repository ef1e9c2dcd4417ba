/** The shop API with its scenario customers, as the tests of its calls open it: no port, and a card host on paper. */
import type { CallName } from '@perennial/shared/catalogue/routes';
import type { CallResponse } from '@perennial/shared/catalogue/types';
import { Clock } from '../../control/clock.ts';
import { scenarios } from '../../scenarios/scenarios.ts';
import type { ErrorBody } from '../errors/shop-error.ts';
import type { CardSessionRequest } from '../gateways/card-gateway.ts';
import { publishedFilePages } from '../gateways/published-file-pages.ts';
import { PublishedFiles } from '../gateways/published-files.ts';
import { walletPages } from '../gateways/wallet-pages.ts';
import { Wallets } from '../gateways/wallets.ts';
import { seed } from '../seed/seed.ts';
import { buildShopApi } from '../server.ts';
import { Shop } from '../store/shop.ts';

/** The day on which every test takes place. */
export const TODAY = '2026-03-15';

export const canada = { country: 'CA', currency: 'CAD', language: 'en-CA' } as const;

export type Headers = Readonly<Record<string, string>>;

/** An open shop; `issuer` is where access tokens are checked. */
export async function openShop(issuer = 'http://identity.invalid') {
  const clock = new Clock(() => Date.parse(`${TODAY}T12:00:00Z`));
  const shop = new Shop(clock);
  seed(shop, scenarios);
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

  // In the sandbox these pages are on other servers; here one server has everything.
  await app.register(walletPages, { wallets, shop });
  await app.register(publishedFilePages, { files });

  /** Headers of a scenario customer in Canada, or in the market given. */
  const as = (id: string, market: Headers = canada): Headers => ({ ...market, 'user-token': shop.tokens.issue(id) });

  async function send(method: 'GET' | 'POST', url: string, headers: Headers, body?: object) {
    const answer = await app.inject({ method, url, headers, ...(body && { payload: body }) });
    return { status: answer.statusCode, headers: answer.headers, body: answer.body };
  }

  /** The answer of a call that must succeed. */
  async function answer<N extends CallName>(
    _: N,
    method: 'GET' | 'POST',
    url: string,
    headers: Headers,
    body?: object,
  ): Promise<CallResponse<N>> {
    const { status, body: text } = await send(method, url, headers, body);
    if (status !== 200) throw new Error(`${method} ${url} answered ${status}: ${text}`);
    return JSON.parse(text) as CallResponse<N>;
  }

  /** Status and first message of a call that must be refused. */
  async function refusal(method: 'GET' | 'POST', url: string, headers: Headers, body?: object) {
    const { status, body: text } = await send(method, url, headers, body);
    const [first] = (JSON.parse(text) as ErrorBody).errorMessages;
    return { status, code: first?.code, message: first?.message, extraInfo: first?.extraInfo };
  }

  return { app, shop, clock, cardSessions, as, send, answer, refusal };
}

export type OpenShop = Awaited<ReturnType<typeof openShop>>;
