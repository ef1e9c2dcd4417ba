/** Promotion codes, their bundles and their effects (docs/rules/cart.md#discount-codes). */
import { languageFrom } from '../../pages/language.ts';
import type { Day } from '../calendar/day.ts';
import { type PromotionCode, shopTextsByLanguage } from './texts.ts';

export type Promotion = {
  readonly code: PromotionCode;
  /** `any`, or the names of the bundles for which the code is valid. */
  readonly bundles: 'any' | readonly string[];
  readonly effect:
    | {
        readonly kind: 'percentage';
        readonly percent: number;
        /** `pay-in-full`: only the amount that pays a device in full. */
        readonly on: 'due-now' | 'recurring' | 'everything' | 'pay-in-full';
      }
    | { readonly kind: 'first-month-free' };
  /** Units of a line that the code applies to; all of them without a limit. */
  readonly maxQuantity?: number;
  readonly validUntil?: Day;
  readonly oncePerCustomer?: true;
};

export const promotions: readonly Promotion[] = [
  {
    code: 'HALO20',
    bundles: ['sonic-brush-halo', 'sonic-brush-halo-rose'],
    effect: { kind: 'percentage', percent: 20, on: 'everything' },
  },
  {
    code: 'WELCOME10',
    bundles: 'any',
    effect: { kind: 'percentage', percent: 10, on: 'due-now' },
  },
  {
    code: 'FIRSTFREE',
    bundles: ['hair-removal-lume', 'air-purifier-aura-4A'],
    effect: { kind: 'first-month-free' },
    oncePerCustomer: true,
  },
  {
    code: 'DUO15',
    bundles: ['sonic-brush-halo', 'brush-heads-halo', 'razor-arc'],
    effect: { kind: 'percentage', percent: 15, on: 'due-now' },
    maxQuantity: 2,
  },
  {
    code: 'REFILL25',
    bundles: ['brush-heads-halo', 'razor-arc', 'filters-aura'],
    effect: { kind: 'percentage', percent: 25, on: 'recurring' },
  },
  {
    code: 'AURA10',
    bundles: ['air-purifier-aura-4A', 'air-purifier-aura-4B'],
    effect: { kind: 'percentage', percent: 10, on: 'everything' },
  },
  {
    code: 'KEEPIT15',
    bundles: ['hair-removal-lume'],
    effect: { kind: 'percentage', percent: 15, on: 'pay-in-full' },
  },
  {
    code: 'SPRING2020',
    bundles: 'any',
    effect: { kind: 'percentage', percent: 30, on: 'everything' },
    validUntil: '2020-05-31',
  },
];

/** Returns the description of a promotion in a language. */
export function descriptionOf({ code }: Promotion, languageTag: string): string {
  return shopTextsByLanguage[languageFrom(languageTag)].promotions[code];
}

/** Codes match without regard to case. */
function normaliseCode(code: string): string {
  return code.trim().toUpperCase();
}

const isForPayInFull = ({ effect }: Promotion) => effect.kind === 'percentage' && effect.on === 'pay-in-full';

/** Whether a code is valid for a bundle on a day. */
function isValidFor({ bundles, validUntil }: Promotion, bundleName: string, today: Day): boolean {
  return (bundles === 'any' || bundles.includes(bundleName)) && (validUntil === undefined || validUntil >= today);
}

/** Returns the promotion of a code for paying a device in full; undefined for any other or an expired code. */
export function findPayInFullPromotion(code: string, bundleName: string, today: Day): Promotion | undefined {
  return promotions.find(
    (promotion) =>
      promotion.code === normaliseCode(code) && isForPayInFull(promotion) && isValidFor(promotion, bundleName, today),
  );
}

type PromotionRefusal =
  | 'error.message.promotionIsInvalid'
  | 'error.message.applyPromotionIsDuplicated'
  | 'error.message.onlyOnePromotionPerBundle';

type PromotionInput = {
  readonly codes: readonly string[];
  readonly bundleName: string;
  readonly today: Day;
  /** Codes of the customer's paid orders. */
  readonly usedCodes: ReadonlySet<string>;
};

/** Returns the promotion of a cart line, or the error code of its refusal; undefined without a code. */
export function resolvePromotion(input: PromotionInput): Promotion | PromotionRefusal | undefined {
  const { bundleName, today, usedCodes } = input;
  const codes = input.codes.map(normaliseCode);
  const [code] = codes;
  if (code === undefined) return undefined;
  if (new Set(codes).size < codes.length) return 'error.message.applyPromotionIsDuplicated';
  const found = codes.map((single) => promotions.find((promotion) => promotion.code === single));
  const valid = found.every(
    (promotion) => promotion !== undefined && !isForPayInFull(promotion) && isValidFor(promotion, bundleName, today),
  );
  if (!valid) return 'error.message.promotionIsInvalid';
  if (codes.length > 1) return 'error.message.onlyOnePromotionPerBundle';
  const [promotion] = found;
  if (promotion?.oncePerCustomer && usedCodes.has(code)) return 'error.message.applyPromotionIsDuplicated';
  return promotion;
}
