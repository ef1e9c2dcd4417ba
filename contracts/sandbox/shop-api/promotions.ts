/** Promotion codes: what they take off, from which bundles, for how many units (specification 1, sections 2.4 and 8). */
import type { Day } from './rhythms.ts';

export type Promotion = {
  readonly code: string;
  /** By language; English where a language is missing. */
  readonly description: Readonly<Record<string, string>> & { readonly en: string };
  /** `any`, or the bundles for which the code was given out. */
  readonly bundles: 'any' | readonly string[];
  readonly effect:
    | {
        readonly kind: 'percentage';
        readonly percent: number;
        /** `pay-in-full`: the rest of a device that is bought outright, and nothing else. */
        readonly on: 'due-now' | 'recurring' | 'everything' | 'pay-in-full';
      }
    | { readonly kind: 'first-month-free' };
  /** Units of a line that the code applies to; all of them where it is missing. */
  readonly maxQuantity?: number;
  readonly validUntil?: Day;
  readonly oncePerCustomer?: true;
};

export const promotions: readonly Promotion[] = [
  {
    code: 'HALO20',
    description: {
      en: '20% off your Halo brush and its brush heads',
      fr: '20 % de rabais sur votre brosse Halo et ses têtes de rechange',
    },
    bundles: ['sonic-brush-halo', 'sonic-brush-halo-rose'],
    effect: { kind: 'percentage', percent: 20, on: 'everything' },
  },
  {
    code: 'WELCOME10',
    description: { en: '10% off what you pay today', fr: '10 % de rabais sur votre premier paiement' },
    bundles: 'any',
    effect: { kind: 'percentage', percent: 10, on: 'due-now' },
  },
  {
    code: 'FIRSTFREE',
    description: { en: 'Your first month is free', fr: 'Votre premier mois est gratuit' },
    bundles: ['hair-removal-lume', 'air-purifier-aura-4A'],
    effect: { kind: 'first-month-free' },
    oncePerCustomer: true,
  },
  {
    code: 'DUO15',
    description: { en: '15% off your first two', fr: '15 % de rabais sur les deux premiers' },
    bundles: ['sonic-brush-halo', 'brush-heads-halo', 'razor-arc'],
    effect: { kind: 'percentage', percent: 15, on: 'due-now' },
    maxQuantity: 2,
  },
  {
    code: 'REFILL25',
    description: { en: '25% off every refill', fr: '25 % de rabais sur chaque recharge' },
    bundles: ['brush-heads-halo', 'razor-arc', 'filters-aura'],
    effect: { kind: 'percentage', percent: 25, on: 'recurring' },
  },
  {
    code: 'KEEPIT15',
    description: {
      en: '15% off when you buy your device outright',
      fr: '15 % de rabais à l’achat définitif de votre appareil',
      de: '15 % Rabatt, wenn Sie Ihr Gerät sofort kaufen',
      nl: '15% korting als je je apparaat in één keer koopt',
    },
    bundles: ['hair-removal-lume'],
    effect: { kind: 'percentage', percent: 15, on: 'pay-in-full' },
  },
  {
    code: 'SPRING2020',
    description: { en: 'Spring sale 2020', fr: 'Soldes du printemps 2020' },
    bundles: 'any',
    effect: { kind: 'percentage', percent: 30, on: 'everything' },
    validUntil: '2020-05-31',
  },
];

export type PromotionRefusal =
  | 'error.message.promotionIsInvalid'
  | 'error.message.applyPromotionIsDuplicated'
  | 'error.message.onlyOnePromotionPerBundle';

export type PromotionQuestion = {
  readonly codes: readonly string[];
  readonly bundleName: string;
  readonly today: Day;
  /** Codes that the customer has used in orders that were paid. */
  readonly usedCodes: ReadonlySet<string>;
};

/** The promotion of a cart line, or why its codes do not hold. Codes are compared without regard to case. */
export function resolvePromotion({
  codes,
  bundleName,
  today,
  usedCodes,
}: PromotionQuestion): Promotion | PromotionRefusal | undefined {
  const wished = codes.map((code) => code.trim().toUpperCase());
  const [code] = wished;
  if (code === undefined) return undefined;
  if (new Set(wished).size < wished.length) return 'error.message.applyPromotionIsDuplicated';
  const found = wished.map((single) => promotions.find((promotion) => promotion.code === single));
  const valid = found.every(
    (promotion) =>
      promotion !== undefined &&
      !(promotion.effect.kind === 'percentage' && promotion.effect.on === 'pay-in-full') &&
      (promotion.bundles === 'any' || promotion.bundles.includes(bundleName)) &&
      (promotion.validUntil === undefined || promotion.validUntil >= today),
  );
  if (!valid) return 'error.message.promotionIsInvalid';
  if (wished.length > 1) return 'error.message.onlyOnePromotionPerBundle';
  const [promotion] = found;
  if (promotion?.oncePerCustomer && usedCodes.has(code)) return 'error.message.applyPromotionIsDuplicated';
  return promotion;
}
