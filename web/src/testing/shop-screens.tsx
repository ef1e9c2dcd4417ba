/**
 * The client's pages over the sandbox's shop API, without a port and on a fixed day: for tests that compare what a page
 * announces with what the shop does. The BFF between them is left out: contracts and journeys have it.
 */

import { scenarios } from '@perennial/sandbox/scenarios/scenarios';
import { type OpenShop, openShop, TODAY } from '@perennial/sandbox/shop-api/testing/open-shop';
import { type CallName, callNames, calls } from '@perennial/shared/catalogue/routes';
import { cultureOf, findLanguage } from '@perennial/shared/cultures/cultures';
import { textsFor } from '@perennial/shared/locales/texts';
import { act, cleanup, render } from '@testing-library/react';
import { BrowserRouter } from 'react-router-dom';
import { vi } from 'vitest';
import { setSite } from '../api/client.ts';
import { setLeaving } from '../api/leaving.ts';
import { App } from '../app/app.tsx';
import { loadPages } from '../app/routing/page-modules.ts';
import { initTexts } from '../texts/texts.ts';
import { sampleBoot } from './in-shop.tsx';

/** A changing call as the shop API got it. */
export type SentCall = {
  readonly name: CallName;
  readonly path: string;
  readonly query: object;
  readonly body: unknown;
};

/** The moment at which the shop is opened, and the time zone of its day. */
export type ShopDay = { readonly now?: string; readonly timeZone?: 'America/Vancouver' | 'Pacific/Auckland' };

export type ShopScreens = {
  readonly shop: OpenShop;
  /** The changing calls so far. */
  readonly sent: SentCall[];
  /** The numbers of the customer's subscriptions. */
  readonly numbers: readonly string[];
  /** Opens a page of the customer's site, as an address that is typed: nothing is left of the page before. */
  readonly visit: (path: string) => Promise<void>;
  /** Returns what the shop API sends to a GET request of the customer. */
  readonly read: (path: string) => Promise<unknown>;
};

const patterns = callNames.map((name) => ({
  name,
  method: calls[name].method,
  pattern: new RegExp(`^${calls[name].path.replace(/\{\w+\}/g, '[^/]+')}$`),
}));

/** Opens the shop as a scenario customer. Throws for an unknown id. */
export async function openShopAs(id: string, { timeZone }: ShopDay = {}): Promise<ShopScreens> {
  const scenario = scenarios.find((candidate) => candidate.id === id);
  if (!scenario) throw new Error(`The sandbox has no scenario ${id}`);
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${TODAY}T12:00:00Z`) });
  const shop = await openShop();
  if (timeZone) shop.shop.conditions.set({ timeZone });
  const site = cultureOf(scenario.culture);
  const language = findLanguage(scenario.culture);
  const headers = shop.as(id, { country: site.countryCode, currency: site.currency.code, language });
  const sent: SentCall[] = [];

  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit = {}) => {
    const { pathname, search, searchParams } = new URL(url, 'http://shop.example');
    const details = /^\/bff\/subscriptions\/([^/]+)$/.exec(pathname);
    const target = details ? `/api/subscriptions/${details[1]}` : pathname;
    const name = patterns.find(({ method: of, pattern }) => of === method && pattern.test(target))?.name;
    if (!name) return Response.json({ title: '', status: 503, detail: 'Not now.', messages: [] }, { status: 503 });
    const payload = body === undefined || body === null ? undefined : JSON.parse(String(body));
    if (!calls[name].isRepeatable)
      sent.push({ name, path: target, query: Object.fromEntries(searchParams), body: payload });
    const response = await shop.send(calls[name].method, target + search, headers, payload);
    if (response.status !== 200) return Response.json(toProblem(response), { status: response.status });
    const text = response.body;
    return new Response(details ? JSON.stringify({ ...JSON.parse(text), content: null }) : text);
  });

  return {
    shop,
    sent,
    read: async (path) => JSON.parse((await shop.send('GET', path, headers)).body),
    numbers: shop.shop.subscriptions.ofCustomer({ id }).map(({ number }) => number),
    visit: async (path) => {
      cleanup();
      sessionStorage.clear();
      localStorage.clear();
      const session = { signedIn: true, role: 'user', firstName: scenario.firstName, email: scenario.email } as const;
      const boot = sampleBoot({ culture: scenario.culture, language, session, texts: textsFor('en') });
      window.history.replaceState(null, '', `/${boot.culture}${path}`);
      setSite({ culture: boot.culture, language });
      setLeaving('no');
      initTexts('en-CA', boot.texts);
      await loadPages(path.split('?')[0] ?? path);
      await act(async () => {
        render(
          <App boot={boot} router={(page) => <BrowserRouter basename={`/${boot.culture}`}>{page}</BrowserRouter>} />,
        );
      });
    },
  };
}

function toProblem({ status, body }: { status: number; body: string }) {
  const [first] = JSON.parse(body).errorMessages ?? [];
  return { title: '', status, code: first?.code ?? 'unknown', detail: first?.message ?? '', messages: [] };
}
