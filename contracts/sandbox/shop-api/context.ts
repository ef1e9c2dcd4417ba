/** What a handler works with: the shop, its gateways, and the caller of the request. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { customerTaxRate } from './billing/account-standing.ts';
import { ShopError } from './errors/shop-error.ts';
import type { IdentityProvider } from './gateways/identity-provider.ts';
import type { PublishedFiles } from './gateways/published-files.ts';
import type { WalletGateway } from './gateways/wallet-form.ts';
import { type Market, readMarket } from './market/market.ts';
import type { CardGateway } from './payments/card-session.ts';
import type { ToImageUrl } from './products/bundle.ts';
import type { Customer } from './store/customers.ts';
import type { Shop } from './store/shop.ts';
import type { ViewContext } from './views/rate-plan-view.ts';

export type ShopServices = {
  readonly shop: Shop;
  readonly cards: CardGateway;
  readonly files: PublishedFiles;
  readonly identityProvider: IdentityProvider;
  readonly toImageUrl: ToImageUrl;
  /** URL of partners' scripts; ends with a slash. */
  readonly scriptsUrl: string;
  /** URL of the card host's logos; ends with a slash. */
  readonly logosUrl: string;
} & WalletGateway;

export type HandlerContext = ShopServices & {
  readonly market: Market;
  /** The customer of the request's token; undefined without a valid token. */
  readonly visitor: Customer | undefined;
  /** Returns the customer. Throws ShopError 401 without a valid token. */
  readonly customer: () => Customer;
  /** Throws ShopError 401 without a valid token, 403 for a customer's own token. */
  readonly requireAdmin: () => void;
  /** Sets the `user-token` header of the response. */
  readonly setUserToken: (token: string) => void;
  /** Sets the headers of a PDF that the browser shows; `fileName` is the name of a download. */
  readonly setPdfHeaders: (fileName: string) => void;
};

/**
 * Returns the context of a request that works with `records`. Renews a token that expires soon. Throws ShopError 400 for an
 * unknown market.
 */
export function createContext(
  request: FastifyRequest,
  reply: FastifyReply,
  services: ShopServices,
  records: Shop,
): HandlerContext {
  const { tokens, customers } = services.shop;
  const header = request.headers['user-token'];
  const token = typeof header === 'string' ? header : undefined;
  const customerId = token && tokens.findCustomerId(token);
  // Before the renewal, after which the token is invalid.
  const adminName = token && tokens.findAdminName(token);
  const visitor = customerId ? (records.customers.byId(customerId) ?? customers.byId(customerId)) : undefined;
  const setUserToken = (value: string) => void reply.header('user-token', value);
  const renewed = token && visitor ? tokens.renew(token) : undefined;
  if (renewed) setUserToken(renewed);
  const customer = () => {
    if (!visitor) throw new ShopError(401, 'error.message.tokenIsInvalid');
    return visitor;
  };
  return {
    ...services,
    shop: records,
    market: readMarket(request.headers),
    visitor,
    customer,
    requireAdmin: () => {
      customer();
      if (!adminName) throw new ShopError(403, 'error.message.userIsNotAdmin');
    },
    setUserToken,
    setPdfHeaders: (fileName) =>
      void reply.type('application/pdf').header('content-disposition', `inline; filename="${fileName}"`),
  };
}

/** Returns the context of a view: the language of the request, the day, and the customer's tax rate. */
export function toViewContext({ shop, market, toImageUrl, customer }: HandlerContext): ViewContext {
  return {
    language: market.language,
    today: shop.today,
    toImageUrl,
    taxRate: customerTaxRate(customer(), market),
    productChanges: shop.conditions.get('productChanges'),
  };
}

/** Returns the values that orders and account payments depend on. Throws ShopError 401 without a valid token. */
export function toPaymentContext(context: HandlerContext) {
  const { shop, market, wallets, paymentReturnUrl } = context;
  return { shop, market, customer: context.customer(), gateway: { wallets, paymentReturnUrl } };
}
