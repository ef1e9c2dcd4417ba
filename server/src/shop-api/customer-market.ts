/**
 * The market switches for a visitor: those of the page's country, and of the customer's own
 * (docs/rules/markets.md#customers-of-another-country).
 */
import { isDeepStrictEqual } from 'node:util';
import { type CountryCode, countryCodes, isCountryCode } from '@perennial/shared/countries/country-codes';
import { cultureOf } from '@perennial/shared/cultures/cultures';
import { type MarketSwitches, marketFor, marketForAll, marketOf } from '@perennial/shared/cultures/markets';
import { tableOf } from '@perennial/shared/typed-tables';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import type { SignIn } from '../session/sign-in-record.ts';
import { parseShopResponse } from './read-response.ts';
import type { ForwardOptions, VisitorShopApi } from './visitor-shop-api.ts';

type MarketsByCountry = Readonly<Record<CountryCode, MarketSwitches>>;
type Shop = Pick<VisitorShopApi, 'forward'>;

export class CustomerMarket {
  readonly #shop: Shop;
  readonly #overrides: Config['MARKET_OVERRIDES'];
  /** Each call of a signed-in visitor asks for these. */
  readonly #ofPage: MarketsByCountry;
  readonly #ofAll: MarketsByCountry;

  constructor(shop: Shop, { MARKET_OVERRIDES }: Pick<Config, 'MARKET_OVERRIDES'>) {
    this.#shop = shop;
    this.#overrides = MARKET_OVERRIDES;
    this.#ofPage = tableOf(countryCodes, (page) => marketOf(page, MARKET_OVERRIDES));
    this.#ofAll = tableOf(countryCodes, (page) => marketForAll(page, MARKET_OVERRIDES));
  }

  /** The switches of the page alone. */
  ofPage(page: CountryCode): MarketSwitches {
    return this.#ofPage[page];
  }

  /** What is open on the page for a customer of any country. */
  ofAll(page: CountryCode): MarketSwitches {
    return this.#ofAll[page];
  }

  /**
   * The switches for a signed-in customer. The profile is asked only if the customer's country may close what the page
   * opens, once for a sign-in. Throws RequestProblem or ShopError if it cannot be read.
   */
  async find(request: FastifyRequest, signIn: SignIn, options?: ForwardOptions): Promise<MarketSwitches> {
    const { countryCode: page } = cultureOf(request.site.culture);
    if (isDeepStrictEqual(this.ofAll(page), this.ofPage(page))) return this.ofPage(page);
    const { countryCode = await this.#learn(request, options) } = signIn;
    return countryCode === null ? this.ofPage(page) : marketFor(page, countryCode, this.#overrides);
  }

  /** Asks the profile, and keeps the answer with the sign-in. */
  async #learn(request: FastifyRequest, options?: ForwardOptions): Promise<CountryCode | null> {
    const { body } = await this.#shop.forward(request, 'getProfile', {}, options);
    const { shipping, addresses } = parseShopResponse('getProfile', body, request);
    const found = (shipping ?? addresses[0])?.countryCode;
    const countryCode = isCountryCode(found) ? found : null;
    await request.visitor.updateSignIn({ countryCode });
    return countryCode;
  }
}
