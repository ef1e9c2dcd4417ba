/** What a handler of a call gets and gives: its types come from the call's schemas in the shared catalogue. */
import type { CallName } from '@perennial/shared/catalogue/routes';
import type { callSchemas } from '@perennial/shared/catalogue/schemas';
import type { CallResponse } from '@perennial/shared/catalogue/types';
import type { z } from 'zod';
import type { CardGateway } from './gateways/card-gateway.ts';
import type { IdentityProvider } from './gateways/identity-provider.ts';
import type { PublishedFiles } from './gateways/published-files.ts';
import type { Wallets } from './gateways/wallets.ts';
import type { Market } from './market/market.ts';
import type { Customer } from './store/customers.ts';
import type { Shop } from './store/shop.ts';
import type { ImageOf } from './views/cart-view.ts';

type Checked<S> = S extends z.ZodType ? z.output<S> : undefined;

type Part<N extends CallName, K extends 'params' | 'query' | 'body'> =
  (typeof callSchemas)[N] extends Record<K, infer S> ? Checked<S> : undefined;

/** The request's params, query and body, checked; undefined where the call has none. */
export type HandlerInput<N extends CallName> = {
  readonly params: Part<N, 'params'>;
  readonly query: Part<N, 'query'>;
  readonly body: Part<N, 'body'>;
};

/** What the shop works with. */
export type ShopServices = {
  readonly shop: Shop;
  readonly cards: CardGateway;
  readonly wallets: Wallets;
  readonly files: PublishedFiles;
  readonly identityProvider: IdentityProvider;
  readonly imageOf: ImageOf;
  /** Address of scripts that partners let run in the shop, with its slash at the end. */
  readonly scriptsUrl: string;
  /** Address of the card host's logos, with its slash at the end. */
  readonly logosUrl: string;
  /** The page to which a payment provider sends a person back, in a culture. */
  readonly paymentReturnUrl: (cultureCode: string) => string;
};

export type HandlerContext = ShopServices & {
  readonly market: Market;
  /** The customer whose token came with the request, if one did. */
  readonly visitor: Customer | undefined;
  /** The same for calls that need one; throws 401 without. */
  readonly customer: () => Customer;
  /** User name of the customer-care admin who acts for the customer; throws 401 without a token, 403 for a customer. */
  readonly admin: () => string;
  /** Sends a `user-token` header with the answer. */
  readonly giveToken: (token: string) => void;
  /** Says that the answer is a PDF, to be shown in the browser under this name. */
  readonly givePdf: (fileName: string) => void;
};

export type Handler<N extends CallName> = (
  input: HandlerInput<N>,
  context: HandlerContext,
) => CallResponse<N> | Promise<CallResponse<N>>;

/** Handlers of some calls; all groups together must cover the catalogue. */
export type Handlers<N extends CallName = CallName> = { readonly [K in N]: Handler<K> };
