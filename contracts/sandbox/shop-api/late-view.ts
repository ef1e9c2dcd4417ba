/** What GET calls read while changes become visible late (docs/rules/shop-sandbox.md#conditions). */
import { Shop, type ShopSnapshot } from './store/shop.ts';

/** How long after its response a change is not visible, in milliseconds. */
const VISIBLE_AFTER_MS = 2000;

type Hidden = { readonly before: ShopSnapshot; readonly until: number };

export class LateView {
  readonly #shop: Shop;
  readonly #earlier: Shop;
  #hidden: readonly Hidden[] = [];

  constructor(shop: Shop) {
    this.#shop = shop;
    this.#earlier = new Shop(shop.clock, shop.conditions);
  }

  /** Makes a change. While the condition is set, `readable` does not have it yet; a refused one changes nothing. */
  async change<T>(make: () => T | Promise<T>): Promise<T> {
    const visibility = this.#shop.conditions.get('visibility');
    if (visibility === 'at once') return make();
    const before = this.#shop.snapshot();
    const response = await make();
    const until = visibility === 'when set back' ? Number.POSITIVE_INFINITY : this.#now() + VISIBLE_AFTER_MS;
    this.#hidden = [...this.#hidden, { before, until }];
    return response;
  }

  /** Returns the records that a GET call reads: those before the oldest change that is not visible. */
  readable(): Shop {
    const now = this.#now();
    const applies = this.#shop.conditions.get('visibility') !== 'at once';
    this.#hidden = applies ? this.#hidden.filter(({ until }) => until > now) : [];
    const [oldest] = this.#hidden;
    if (!oldest) return this.#shop;
    this.#earlier.restore(oldest.before);
    return this.#earlier;
  }

  #now(): number {
    return this.#shop.clock.now().getTime();
  }
}
