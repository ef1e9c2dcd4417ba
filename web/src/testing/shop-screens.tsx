/**
 * The client's pages over the sandbox's shop API, without a port and on a fixed day: for tests that compare what a page
 * announces with what the shop does. The BFF between them is left out: contracts and journeys have it.
 */

import type { ConditionValues } from '@perennial/sandbox/control/conditions';
import { scenarios } from '@perennial/sandbox/scenarios/scenarios';
import type { ErrorBody } from '@perennial/sandbox/shop-api/errors/error-body';
import { type OpenShop, openShop, TODAY } from '@perennial/sandbox/shop-api/testing/open-shop';
import type { CallSchemas } from '@perennial/shared/catalogue/call';
import { givesReceipt, toStated } from '@perennial/shared/catalogue/receipts';
import { type CallName, callNames, calls } from '@perennial/shared/catalogue/routes';
import { callSchemas } from '@perennial/shared/catalogue/schemas';
import { cultureOf, cultures, findLanguage } from '@perennial/shared/cultures/cultures';
import type { MarketSwitches } from '@perennial/shared/cultures/markets';
import { findErrorRow } from '@perennial/shared/errors/error-table';
import { accountActivity } from '@perennial/shared/examples/my-data';
import { textsFor } from '@perennial/shared/locales/texts';
import type { CultureConfig } from '@perennial/shared/models/content';
import { anonymousSession, type SessionState } from '@perennial/shared/models/session';
import type { Receipt } from '@perennial/shared/receipt';
import { act, cleanup, render } from '@testing-library/react';
import { BrowserRouter } from 'react-router-dom';
import { vi } from 'vitest';
import { setSite } from '../api/client.ts';
import { setLeaving } from '../api/session-end.ts';
import { App } from '../app/app.tsx';
import { loadPages } from '../app/routing/page-modules.ts';
import { initTexts } from '../texts/texts.ts';
import { sampleBoot } from './sample-boot.ts';
import { sampleReceipt } from './sample-receipt.ts';

/** A call that posts something, as the shop API got it. */
export type SentCall = {
  readonly name: CallName;
  readonly path: string;
  readonly query: object;
  readonly body: unknown;
};

/** When the shop is opened, who is there, and how the site is set up. */
export type ShopDay = {
  /**
   * The moment on the customer's clock, noon of UTC on 15 March 2026 or later. The shop's clock follows in whole days.
   */
  readonly now?: string;
  /** The time zone of the shop's day. */
  readonly timeZone?: 'America/Vancouver' | 'Pacific/Auckland';
  /** How the shop behaves otherwise than at its start. */
  readonly conditions?: Partial<ConditionValues>;
  /** The language of the page's texts; English by default. The shop answers in the language of the site. */
  readonly texts?: string;
  /** Customer care acts for the customer. */
  readonly byCare?: boolean;
  /** Market switches that differ from the default of the tests. */
  readonly markets?: Partial<MarketSwitches>;
  /** Settings of the content service that differ from the default. */
  readonly config?: Partial<CultureConfig>;
};

/** A page outside the shop that the browser opens, with the fields of its form. */
export type OtherPage = { readonly url: string; readonly fields: Readonly<Record<string, string>> };

export type ShopScreens = {
  readonly shop: OpenShop;
  /** The posts so far. */
  readonly sent: SentCall[];
  /** The pages outside the shop that the browser has opened. */
  readonly left: OtherPage[];
  /** The receipts that the shop has given, the newest first. */
  readonly receipts: readonly Receipt[];
  /** The numbers of the customer's subscriptions. */
  readonly numbers: readonly string[];
  /** Opens a page of the customer's site, as an address that is typed: nothing is left of the page before. */
  readonly visit: (path: string) => Promise<void>;
  /**
   * Presses a button of the provider's page that the browser has left for, and opens the page of the shop that follows.
   */
  readonly comeBack: (press: 'pay' | 'decline' | 'cancel') => Promise<void>;
  /** Returns what the shop API sends to a GET request of the customer. */
  readonly read: (path: string) => Promise<unknown>;
};

const patterns = callNames.map((name) => ({
  name,
  method: calls[name].method,
  pattern: new RegExp(`^${calls[name].path.replace(/\{\w+\}/g, '[^/]+')}$`),
}));

/** The user name of the admin of the sandbox in a session of customer care. */
const ADMIN = 'nadia.roy@example.com';

/**
 * What the BFF answers otherwise than the shop API, where a page needs it. A sign-in and the visit to the profile page
 * need a real BFF: journeys have them.
 */
const answersOfBff: { readonly [N in CallName]?: (answer: string) => string } = {
  // The receipt says when the request was received (server/src/routes/overrides/send-termination-request.ts).
  sendTerminationRequest: () => JSON.stringify({ receivedAt: new Date().toISOString(), reference: 'R-7' }),
};

/** What the BFF answers by itself. */
const ownAnswersOfBff: Readonly<Record<string, unknown>> = { '/bff/account-activity': accountActivity() };

/**
 * Opens the shop as a scenario customer, or as a visitor without a sign-in on the site of a culture. Throws for an id
 * that is neither.
 */
export async function openShopAs(
  id: string,
  {
    now = `${TODAY}T12:00:00Z`,
    timeZone,
    conditions = {},
    texts = 'en-CA',
    byCare = false,
    markets = {},
    config = {},
  }: ShopDay = {},
): Promise<ShopScreens> {
  const site = cultures.find(({ code }) => code === id);
  const customer = scenarios.find((candidate) => candidate.id === id);
  const culture = customer?.culture ?? site?.code;
  if (!culture) throw new Error(`The sandbox has no scenario ${id}`);
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });
  const shop = await openShop();
  shop.clock.advance(Math.floor((Date.parse(now) - shop.clock.now().getTime()) / 86_400_000));
  shop.shop.conditions.set({ ...conditions, ...(timeZone && { timeZone }) });
  const { countryCode: country, currency } = cultureOf(culture);
  const language = findLanguage(culture);
  const token = customer && shop.shop.tokens.issue(id, byCare ? ADMIN : undefined);
  const headers = { country, currency: currency.code, language, ...(token && { 'user-token': token }) };
  const sent: SentCall[] = [];
  const left: OtherPage[] = [];
  const receipts: Receipt[] = [];

  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body, headers: own }: RequestInit = {}) => {
    const { pathname, search, searchParams } = new URL(url, 'http://shop.example');
    if (ownAnswersOfBff[pathname]) return Response.json(ownAnswersOfBff[pathname]);
    const details = /^\/bff\/subscriptions\/([^/]+)$/.exec(pathname);
    const target = details ? `/api/subscriptions/${details[1]}` : pathname;
    const name = patterns.find(({ method: of, pattern }) => of === method && pattern.test(target))?.name;
    if (pathname === '/bff/receipts') return Response.json(receipts);
    if (!name) return Response.json({ title: '', status: 503, detail: 'Not now.', messages: [] }, { status: 503 });
    const { body: schema }: CallSchemas = callSchemas[name];
    const payload = body ? JSON.parse(String(body)) : undefined;
    const error = payload && schema?.safeParse(payload).error;
    if (error) return Response.json({ title: '', status: 400, detail: error.message }, { status: 400 });
    if (method === 'POST') sent.push({ name, path: target, query: Object.fromEntries(searchParams), body: payload });
    const response = await shop.send(calls[name].method, target + search, headers, payload);
    if (response.status !== 200) return Response.json(toProblem(response), { status: response.status });
    if (details) return Response.json({ ...JSON.parse(response.body), content: null });
    const answer = answersOfBff[name]?.(response.body) ?? response.body;
    if (!givesReceipt(name)) return new Response(answer);
    const shown = JSON.parse(decodeURIComponent(new Headers(own).get('x-receipt-shown') ?? 'null'));
    const params = /^.*?\/(?:subscriptions|replenishments)\/([^/]+)\//.exec(target);
    const statement = { params: { n: params?.[1] }, query: Object.fromEntries(searchParams), body: payload };
    receipts.unshift(
      sampleReceipt({ id: `RECEIPT${receipts.length + 1}`, call: name, shown, ...toStated(name, statement) }),
    );
    return new Response(answer, { headers: { 'x-receipt-id': receipts[0]?.id ?? '' } });
  });
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (this: HTMLFormElement) {
    const fields = [...new FormData(this)].map(([name, value]) => [name, String(value)]);
    left.push({ url: this.action, fields: Object.fromEntries(fields) });
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    left.push({ url: this.href, fields: {} });
  });
  vi.spyOn(window, 'open').mockReturnValue(null);
  vi.spyOn(window.location, 'assign').mockImplementation((url) => left.push({ url: String(url), fields: {} }));
  // Also, because what a page does after some seconds would leave for the network on a slow machine.
  vi.spyOn(window.location, 'reload').mockImplementation(() => {
    const { pathname, search } = window.location;
    left.push({ url: pathname + search, fields: {} });
  });

  const session: SessionState = customer
    ? {
        signedIn: true,
        role: byCare ? 'admin' : 'user',
        firstName: customer.firstName,
        email: customer.email,
        ...(byCare && { adminName: ADMIN }),
      }
    : anonymousSession;

  const open = async (path: string): Promise<void> => {
    cleanup();
    const boot = sampleBoot({ culture, language, session, markets, config, texts: textsFor(texts) });
    window.history.replaceState(null, '', `/${boot.culture}${path}`);
    setSite({ culture: boot.culture, language });
    setLeaving('no');
    initTexts(texts, boot.texts);
    await loadPages(path.split('?')[0] ?? path);
    await act(async () => {
      render(
        <App boot={boot} router={(page) => <BrowserRouter basename={`/${boot.culture}`}>{page}</BrowserRouter>} />,
      );
    });
  };

  return {
    shop,
    sent,
    left,
    receipts,
    read: async (path) => JSON.parse((await shop.send('GET', path, headers)).body),
    numbers: shop.shop.subscriptions.ofCustomer({ id }).map(({ number }) => number),
    visit: async (path) => {
      sessionStorage.clear();
      localStorage.clear();
      await open(path);
    },
    comeBack: async (press) => {
      const { pathname } = new URL(left.at(-1)?.url ?? '');
      const { headers: answer } = await shop.send('POST', `${pathname}/${press}`, {});
      const { pathname: back, search } = new URL(String(answer['location']));
      await open(back.replace(/^\/[^/]+/, '') + search);
    },
  };
}

/** Takes back what `openShopAs` has set up, and leaves an empty browser; for the end of a test. */
export function leaveShop(): void {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  sessionStorage.clear();
  localStorage.clear();
  window.history.replaceState(null, '', '/');
  // The form for a payment provider is no part of the page.
  document.body.replaceChildren();
}

function toProblem({ status, body }: { status: number; body: string }) {
  const { errorMessages = [] }: Partial<ErrorBody> = JSON.parse(body);
  const messages = errorMessages.map(({ message, ...rest }) => ({ ...rest, text: message }));
  const { code = 'unknown', text = '' } = messages[0] ?? {};
  return { title: '', status, code, detail: text, messages, action: findErrorRow(code)?.action };
}
