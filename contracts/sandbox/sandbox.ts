/** The sandbox: shop API, identity provider, content service, card host and console in one process. */

import type { FastifyInstance } from 'fastify';
import { CollectedEvents } from './analytics/collected-events.ts';
import { collector } from './analytics/collector.ts';
import { buildCardHost } from './card-host/card-host.ts';
import { CARD_CLIENT_KEY, type CardResult, CardSessions } from './card-host/card-sessions.ts';
import { buildConsole } from './console/console.ts';
import type { ScenarioState } from './console/console-api.ts';
import type { Workshop } from './console/workshop-page.ts';
import { buildContent } from './content/content.ts';
import { Clock } from './control/clock.ts';
import { Conditions } from './control/conditions.ts';
import { Faults } from './control/faults.ts';
import { RequestLog } from './control/request-log.ts';
import { type ControlPanel, serviceControl } from './control/service-control.ts';
import { buildIdentity, identityClient } from './identity/identity.ts';
import type { StoredEntry } from './identity/memory-storage.ts';
import { People } from './people.ts';
import { defaultPorts, freePort, type SandboxService, sandboxServices } from './ports.ts';
import { providerStateRoute } from './provider-states/route.ts';
import { scenarios, toPeople } from './scenarios/scenarios.ts';
import { type LedgerEntry, listLedger } from './shop-api/billing/ledger.ts';
import { followClock } from './shop-api/daily-run.ts';
import { publishedFilePages } from './shop-api/gateways/published-file-pages.ts';
import { PublishedFiles } from './shop-api/gateways/published-files.ts';
import { walletPages } from './shop-api/gateways/wallet-pages.ts';
import { Wallets } from './shop-api/gateways/wallets.ts';
import { applyPaymentResult, type PaymentResult } from './shop-api/payments/payment-outcome.ts';
import type { CardSummary } from './shop-api/payments/payment-profile.ts';
import type { Scenario } from './shop-api/seed/scenario.ts';
import { fillShop } from './shop-api/seed/seed.ts';
import { buildShopApi } from './shop-api/server.ts';
import type { Customer } from './shop-api/store/customers.ts';
import { Shop } from './shop-api/store/shop.ts';
import type { IssuedToken } from './shop-api/store/tokens.ts';

/** The sign-ins of the identity provider and of the shop API. Who keeps them over a restart keeps people signed in. */
type KeptSignIns = {
  readonly identity: Map<string, StoredEntry>;
  readonly tokens: Map<string, IssuedToken>;
};

export type SandboxOptions = {
  /** The fixed ports by default; 0 means any free port. */
  readonly ports?: Readonly<Partial<Record<SandboxService, number>>>;
  /** URL of the shop that uses the sandbox. */
  readonly shopUrl?: string;
  /** URL under which the identity provider itself reaches the shop, if another than that of browsers. */
  readonly shopUrlForProvider?: string;
  readonly clientSecret?: string;
  /** Another identity provider, which the shop API asks about people; by default that of the sandbox. */
  readonly issuer?: string;
  /** The host to listen on; both loopback addresses by default. */
  readonly host?: string;
  /** The name of the host in the URLs of the services; `localhost` by default. */
  readonly publicHost?: string;
  /** Where sign-ins are, if they have to outlive the sandbox. */
  readonly signIns?: KeptSignIns;
  /** Customers after those of the scenarios, for a test that needs many. */
  readonly moreCustomers?: readonly Scenario[];
  /** The workshop of the console; a sandbox without the client's sources has none. */
  readonly workshop?: Workshop;
};

/** The bundle to open first in a demonstration. */
export const SHOWCASE_BUNDLE = 'sonic-brush-halo';

export type Sandbox = {
  readonly urls: Readonly<Record<SandboxService, string>>;
  /** Restores the start of every service. */
  reset(): void;
  scenarios(): readonly ScenarioState[];
  /** Returns the books of the shop about a customer. Throws for an unknown e-mail. */
  ledger(email: string): readonly LedgerEntry[];
  /** Returns a user token of a customer, as a sign-in does. Throws for an unknown e-mail. */
  userToken(email: string): string;
  /** Returns a user token that the next call renews. Throws for an unknown e-mail address. */
  expiringUserToken(email: string): string;
  /** Makes every user token invalid. */
  expireUserTokens(): void;
  /** Lets every user token expire soon: the next call with one renews it, and the old one is invalid from then on. */
  renewUserTokens(): void;
  readonly showcaseBundle: typeof SHOWCASE_BUNDLE;
  readonly control: ControlPanel;
  /** The events that the analytics collector received. */
  readonly analytics: CollectedEvents;
  stop(): Promise<void>;
};

/** Chooses the URLs before any service is built, because the services contain each other's URLs. */
async function chooseUrls(publicHost: string, ports: SandboxOptions['ports'] = {}) {
  const chosen: Record<SandboxService, number> = { ...defaultPorts, ...ports };
  for (const service of sandboxServices) {
    if (chosen[service] === 0) chosen[service] = await freePort();
  }
  const url = (service: SandboxService) => `http://${publicHost}:${chosen[service]}`;
  return {
    ports: chosen,
    urls: {
      console: url('console'),
      'shop-api': url('shop-api'),
      identity: url('identity'),
      content: url('content'),
      'card-host': url('card-host'),
    },
  };
}

async function listen(app: FastifyInstance, service: SandboxService, port: number, host: string): Promise<void> {
  try {
    await app.listen({ port, host });
  } catch (error) {
    const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
    throw taken ? new Error(`Port ${port} (${service}) is taken.`, { cause: error }) : error;
  }
}

function toStates(shop: Shop, rows: readonly Scenario[]): readonly ScenarioState[] {
  return rows.map(({ id, title, description, culture, email, password }) => ({
    id,
    title,
    description,
    culture,
    email,
    password,
    subscriptions: shop.subscriptions.ofCustomer({ id }).map(({ number, status }) => ({ number, state: status })),
  }));
}

function requireCustomer(shop: Shop, email: string): Customer {
  const customer = shop.customers.byEmail(email);
  if (!customer) throw new Error(`There is no customer ${email}`);
  return customer;
}

/** Starts all services. Throws if a port is taken, and stops the services that have started. */
export async function startSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const { shopUrl = 'http://localhost:3000', clientSecret = 'perennial-local-secret', host = 'localhost' } = options;
  const { shopUrlForProvider = shopUrl, publicHost = 'localhost', moreCustomers = [] } = options;
  const rows = [...scenarios, ...moreCustomers];
  const { ports, urls } = await chooseUrls(publicHost, options.ports);
  const panel: ControlPanel = {
    clock: new Clock(),
    conditions: new Conditions(),
    faults: new Faults(),
    requests: new RequestLog(),
  };
  const analytics = new CollectedEvents();
  const people = new People(toPeople(rows));
  const shop = new Shop(panel.clock, panel.conditions);
  const wallets = new Wallets(urls['card-host']);
  const files = new PublishedFiles(urls.content);
  const sessions = new CardSessions();
  fillShop(shop, rows);
  if (options.signIns) shop.tokens.keepIn(options.signIns.tokens);
  followClock(shop);
  sessions.onResult((result) => applyPaymentResult(shop, toPaymentResult(result)));

  const reset = () => {
    panel.clock.reset();
    panel.conditions.reset();
    panel.faults.clear();
    panel.requests.clear();
    analytics.clear();
    people.reset();
    sessions.reset();
    wallets.reset();
    files.reset();
    fillShop(shop, rows);
  };

  const apps: Readonly<Record<SandboxService, FastifyInstance>> = {
    console: await buildConsole({
      panel,
      shopUrl,
      contentUrl: urls.content,
      scenarios: () => toStates(shop, rows),
      reset,
      workshop: options.workshop,
    }),
    'shop-api': await buildShopApi({
      shop,
      wallets,
      files,
      cards: { clientKey: CARD_CLIENT_KEY, create: (request) => sessions.create(request) },
      issuer: options.issuer ?? urls.identity,
      shopUrl,
      contentUrl: urls.content,
      cardHostUrl: urls['card-host'],
      control: serviceControl('shop-api', panel),
    }),
    identity: await buildIdentity({
      issuer: urls.identity,
      people,
      client: identityClient(shopUrl, clientSecret, shopUrlForProvider),
      stored: options.signIns?.identity,
      control: serviceControl('identity', panel),
    }),
    content: await buildContent({ publicUrl: urls.content, control: serviceControl('content', panel) }),
    'card-host': await buildCardHost({
      publicUrl: urls['card-host'],
      shopOrigins: [new URL(shopUrl).origin],
      sessions,
      control: serviceControl('card-host', panel),
    }),
  };

  await apps.console.register(collector, { collected: analytics });
  await apps['card-host'].register(walletPages, {
    wallets,
    onResult: (result) => applyPaymentResult(shop, result),
  });
  await apps.content.register(publishedFilePages, { files });

  const stop = async () => {
    await Promise.all(sandboxServices.map((service) => apps[service].close()));
  };
  const sandbox: Sandbox = {
    urls,
    reset,
    scenarios: () => toStates(shop, rows),
    ledger: (email) => listLedger(shop, requireCustomer(shop, email)),
    userToken: (email) => shop.tokens.issue(requireCustomer(shop, email).id),
    expiringUserToken: (email) => shop.tokens.issueExpiring(requireCustomer(shop, email).id),
    expireUserTokens: () => shop.tokens.reset(),
    renewUserTokens: () => shop.tokens.expireSoon(),
    showcaseBundle: SHOWCASE_BUNDLE,
    control: panel,
    analytics,
    stop,
  };
  await apps['shop-api'].register(providerStateRoute, { sandbox });
  try {
    for (const service of sandboxServices) await listen(apps[service], service, ports[service], host);
  } catch (error) {
    await stop();
    throw error;
  }

  return sandbox;
}

function toCardSummary(method: CardResult['method']): CardSummary | undefined {
  if (method?.type !== 'scheme') return undefined;
  const { lastDigits, expiryMonth, expiryYear, holderName } = method;
  return { endDigits: lastDigits, expiryDate: `${expiryMonth.padStart(2, '0')}/${expiryYear}`, holderName };
}

/** Returns the shop's form of a result. A payment without a card has no summary. */
function toPaymentResult({ reference, resultCode, method }: CardResult): PaymentResult {
  const card = toCardSummary(method);
  return { orderNumber: reference, resultCode, ...(card && { card }) };
}
