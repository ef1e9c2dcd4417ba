/**
 * Scenario customers' subscriptions whose days a test moves on one by one, to compare what a page announces with what
 * is invoiced (docs/rules/payments.md#amounts-and-their-tax). Without a server: a call is its handler.
 */

import { Clock } from '@perennial/sandbox/control/clock';
import { scenarios } from '@perennial/sandbox/scenarios/scenarios';
import { hasPaymentInProgress, isAbleToSubscribe } from '@perennial/sandbox/shop-api/billing/account-standing';
import type { Day } from '@perennial/sandbox/shop-api/calendar/day';
import { type HandlerContext, toViewContext } from '@perennial/sandbox/shop-api/context';
import { advanceSubscription } from '@perennial/sandbox/shop-api/daily-run';
import { PublishedFiles } from '@perennial/sandbox/shop-api/gateways/published-files';
import { Wallets } from '@perennial/sandbox/shop-api/gateways/wallets';
import type { HandlerInput } from '@perennial/sandbox/shop-api/handler';
import { billingHandlers } from '@perennial/sandbox/shop-api/handlers/billing';
import { careHandlers } from '@perennial/sandbox/shop-api/handlers/care';
import { payInFullHandlers } from '@perennial/sandbox/shop-api/handlers/pay-in-full';
import { replenishmentHandlers } from '@perennial/sandbox/shop-api/handlers/replenishments';
import { subscriptionHandlers } from '@perennial/sandbox/shop-api/handlers/subscriptions';
import type { Market } from '@perennial/sandbox/shop-api/market/market';
import { sum, toDecimal } from '@perennial/sandbox/shop-api/market/money';
import { applyPaymentResult } from '@perennial/sandbox/shop-api/payments/payment-outcome';
import { fillShop } from '@perennial/sandbox/shop-api/seed/seed';
import type { Invoice } from '@perennial/sandbox/shop-api/store/invoices';
import { Shop } from '@perennial/sandbox/shop-api/store/shop';
import { deviceOf, type PlanKind } from '@perennial/sandbox/shop-api/store/subscription';
import { subscriptionDetails } from '@perennial/sandbox/shop-api/views/subscription-details-view';
import type { CountryCode } from '@perennial/shared/countries/country-codes';
import type { CultureCode } from '@perennial/shared/cultures/cultures';
import type { SubscriptionDetails } from '@perennial/shared/models/subscription-details';

/** The day on which the tests of the sandbox start, too: all use one replay of the scenarios. */
const TODAY: Day = '2026-03-15';

/** An invoice that the subscription did not have at the start of the test; no credit note. Amounts are decimal. */
export type Charged = {
  readonly date: Day;
  readonly kind: PlanKind;
  readonly withoutTax: number;
  readonly total: number;
};

export type ChargedSubscription = {
  /** The id of the customer and the place in the customer's list, for example `ca-collector 3`. */
  readonly name: string;
  readonly culture: CultureCode;
  readonly country: CountryCode;
  readonly number: string;
  /** Makes a call of the customer. Throws ShopError if the shop refuses it. */
  readonly call: <N extends keyof typeof handlers>(
    name: N,
    input?: Partial<HandlerInput<N>>,
  ) => ReturnType<(typeof handlers)[N]>;
  /** Whether the page lets the customer pay something from the account now. */
  readonly isAbleToPay: () => boolean;
  /** Authorises a payment from the account, as the bank does, and returns its decimal amount. */
  readonly authorise: (orderNumber: string) => number;
  /** Returns the subscription as its page gets it. */
  readonly details: () => SubscriptionDetails;
  /** Moves the days on to `date` (YYYY-MM-DD) and returns the invoices since the start of the test, oldest first. */
  readonly chargedUntil: (date: Day) => readonly Charged[];
};

const handlers = {
  ...billingHandlers,
  ...careHandlers,
  ...payInFullHandlers,
  ...replenishmentHandlers,
  ...subscriptionHandlers,
};

const clock = new Clock(() => Date.parse(`${TODAY}T12:00:00Z`));
const shop = new Shop(clock);

type AnyHandler = (input: object, context: HandlerContext) => never;

const noInput = { params: undefined, query: undefined, body: undefined };

function unused(): never {
  throw new Error('Charges do not need this service');
}

function createContext(customerId: string, market: Market): HandlerContext {
  const customer = () => shop.customers.byId(customerId) ?? unused();
  return {
    shop,
    market,
    visitor: undefined,
    customer,
    requireAdmin: () => {},
    setUserToken: unused,
    setPdfHeaders: unused,
    toImageUrl: () => 'https://content.example/image.svg',
    cards: { clientKey: '', create: unused },
    files: new PublishedFiles(''),
    identityProvider: { fetchIdentity: unused },
    scriptsUrl: '',
    logosUrl: '',
    wallets: new Wallets(''),
    paymentReturnUrl: () => '',
  };
}

/** Returns the names of the subscriptions of all scenario customers, without copies. */
export function listScenarioSubscriptions(): readonly string[] {
  fillShop(shop, scenarios);
  return scenarios.flatMap(({ id, role, copies = 1 }) => {
    const own = role === 'admin' ? [] : shop.subscriptions.ofCustomer({ id });
    return own.slice(0, own.length / copies).map((_, index) => `${id} ${index + 1}`);
  });
}

/** Opens a subscription as it is at the start of the sandbox. Throws for an unknown name. */
export function openScenarioSubscription(name: string): ChargedSubscription {
  clock.reset();
  fillShop(shop, scenarios);
  const [id = '', place] = name.split(' ');
  const scenario = scenarios.find((candidate) => candidate.id === id);
  const found = shop.subscriptions.ofCustomer({ id })[Number(place) - 1];
  if (!scenario || !found) throw new Error(`There is no subscription ${name}`);
  const { number, market } = found;
  const context = createContext(id, market);
  const kindOf = (lines: Invoice['lines']): PlanKind =>
    lines.some(({ partId }) => partId === deviceOf(found)?.part.id) ? 'device' : 'replenishment';
  const known = new Set(shop.invoices.all().map((invoice) => invoice.number));
  return {
    name,
    culture: scenario.culture,
    country: market.country,
    number,
    // One function for all calls: the type of each name says which input belongs to it.
    call: (callName, input) => (handlers[callName] as AnyHandler)({ ...noInput, ...input }, context),
    isAbleToPay: () => isAbleToSubscribe(shop, context.customer()) && !hasPaymentInProgress(shop, context.customer()),
    authorise: (orderNumber) => {
      applyPaymentResult(shop, { orderNumber, resultCode: 'Authorised' });
      return toDecimal(shop.accountPayments.byNumber(orderNumber)?.amountToPay ?? unused());
    },
    details: () => subscriptionDetails(shop.subscriptions.byNumber(number) ?? unused(), toViewContext(context)),
    chargedUntil: (date) => {
      while (shop.today < date) {
        clock.advance(1);
        advanceSubscription(shop, number, shop.today);
      }
      return shop.invoices
        .ofCustomer({ id })
        .filter((invoice) => invoice.subscriptionNumber === number && !known.has(invoice.number) && invoice.total > 0)
        .map(({ issuedOn, lines, total }) => ({
          date: issuedOn,
          kind: kindOf(lines),
          withoutTax: toDecimal(sum(lines.map(({ amount }) => amount))),
          total: toDecimal(total),
        }))
        .reverse();
    },
  };
}
