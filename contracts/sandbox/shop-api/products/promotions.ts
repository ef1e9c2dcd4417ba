/** Promotion codes, their bundles and their effects: docs/rules/cart.md#discount-codes */
import { type Language, languageFrom } from '../../pages/language.ts';
import type { Day } from '../calendar/day.ts';

export type Promotion = {
  readonly code: string;
  readonly description: Readonly<Record<Language, string>>;
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
    description: {
      en: '20% off your Halo brush and its brush heads',
      fr: '20 % de réduction sur votre brosse Halo et ses têtes de rechange',
      de: '20 % Rabatt auf Ihre Halo und ihre Bürstenköpfe',
      nl: '20% korting op je Halo en de opzetborstels',
      sv: '20 % rabatt på din Halo och dess borsthuvuden',
      pl: '20% zniżki na szczoteczkę Halo i końcówki',
      cs: 'Sleva 20 % na kartáček Halo a náhradní hlavice',
      ro: '20% reducere la periuța Halo și la capetele ei',
      it: '20% di sconto su Halo e sulle sue testine',
      es: '20 % de descuento en tu Halo y sus cabezales',
    },
    bundles: ['sonic-brush-halo', 'sonic-brush-halo-rose'],
    effect: { kind: 'percentage', percent: 20, on: 'everything' },
  },
  {
    code: 'WELCOME10',
    description: {
      en: '10% off what you pay today',
      fr: '10 % de réduction sur votre premier paiement',
      de: '10 % Rabatt auf das, was Sie heute zahlen',
      nl: '10% korting op wat je vandaag betaalt',
      sv: '10 % rabatt på det du betalar i dag',
      pl: '10% zniżki na dzisiejszą płatność',
      cs: 'Sleva 10 % na dnešní platbu',
      ro: '10% reducere la plata de astăzi',
      it: '10% di sconto su quanto paghi oggi',
      es: '10 % de descuento en lo que pagas hoy',
    },
    bundles: 'any',
    effect: { kind: 'percentage', percent: 10, on: 'due-now' },
  },
  {
    code: 'FIRSTFREE',
    description: {
      en: 'Your first month is free',
      fr: 'Votre premier mois est gratuit',
      de: 'Ihr erster Monat ist kostenlos',
      nl: 'Je eerste maand is gratis',
      sv: 'Din första månad är gratis',
      pl: 'Pierwszy miesiąc jest bezpłatny',
      cs: 'První měsíc máte zdarma',
      ro: 'Prima lună este gratuită',
      it: 'Il primo mese è gratuito',
      es: 'Tu primer mes es gratis',
    },
    bundles: ['hair-removal-lume', 'air-purifier-aura-4A'],
    effect: { kind: 'first-month-free' },
    oncePerCustomer: true,
  },
  {
    code: 'DUO15',
    description: {
      en: '15% off your first two',
      fr: '15 % de réduction sur les deux premiers',
      de: '15 % Rabatt auf die ersten zwei',
      nl: '15% korting op de eerste twee',
      sv: '15 % rabatt på de två första',
      pl: '15% zniżki na pierwsze dwie sztuki',
      cs: 'Sleva 15 % na první dva kusy',
      ro: '15% reducere la primele două',
      it: '15% di sconto sui primi due',
      es: '15 % de descuento en los dos primeros',
    },
    bundles: ['sonic-brush-halo', 'brush-heads-halo', 'razor-arc'],
    effect: { kind: 'percentage', percent: 15, on: 'due-now' },
    maxQuantity: 2,
  },
  {
    code: 'REFILL25',
    description: {
      en: '25% off every refill',
      fr: '25 % de réduction sur chaque recharge',
      de: '25 % Rabatt auf jeden Nachschub',
      nl: '25% korting op elke navulling',
      sv: '25 % rabatt på varje påfyllning',
      pl: '25% zniżki na każde uzupełnienie',
      cs: 'Sleva 25 % na každé doplnění',
      ro: '25% reducere la fiecare reaprovizionare',
      it: '25% di sconto su ogni ricarica',
      es: '25 % de descuento en cada recambio',
    },
    bundles: ['brush-heads-halo', 'razor-arc', 'filters-aura'],
    effect: { kind: 'percentage', percent: 25, on: 'recurring' },
  },
  {
    code: 'AURA10',
    description: {
      en: '10% off your Aura and its filters',
      fr: '10 % de réduction sur votre Aura et ses filtres',
      de: '10 % Rabatt auf Ihren Aura und seine Filter',
      nl: '10% korting op je Aura en de filters',
      sv: '10 % rabatt på din Aura och dess filter',
      pl: '10% zniżki na oczyszczacz Aura i filtry',
      cs: 'Sleva 10 % na čističku Aura a její filtry',
      ro: '10% reducere la purificatorul Aura și la filtrele lui',
      it: '10% di sconto su Aura e sui suoi filtri',
      es: '10 % de descuento en tu Aura y sus filtros',
    },
    bundles: ['air-purifier-aura-4A', 'air-purifier-aura-4B'],
    effect: { kind: 'percentage', percent: 10, on: 'everything' },
  },
  {
    code: 'KEEPIT15',
    description: {
      en: '15% off when you buy your device outright',
      fr: '15 % de réduction à l’achat définitif de votre appareil',
      de: '15 % Rabatt, wenn Sie Ihr Gerät sofort kaufen',
      nl: '15% korting als je je apparaat in één keer koopt',
      sv: '15 % rabatt när du köper din enhet direkt',
      pl: '15% zniżki przy zakupie urządzenia na własność',
      cs: 'Sleva 15 %, když si zařízení koupíte najednou',
      ro: '15% reducere la cumpărarea integrală a aparatului',
      it: '15% di sconto se acquisti il dispositivo in un’unica soluzione',
      es: '15 % de descuento si compras tu dispositivo de una vez',
    },
    bundles: ['hair-removal-lume'],
    effect: { kind: 'percentage', percent: 15, on: 'pay-in-full' },
  },
  {
    code: 'SPRING2020',
    description: {
      en: 'Spring sale 2020',
      fr: 'Soldes du printemps 2020',
      de: 'Frühlingsangebot 2020',
      nl: 'Voorjaarsactie 2020',
      sv: 'Vårrea 2020',
      pl: 'Wiosenna wyprzedaż 2020',
      cs: 'Jarní výprodej 2020',
      ro: 'Reduceri de primăvară 2020',
      it: 'Saldi di primavera 2020',
      es: 'Rebajas de primavera 2020',
    },
    bundles: 'any',
    effect: { kind: 'percentage', percent: 30, on: 'everything' },
    validUntil: '2020-05-31',
  },
];

/** Returns the description of a promotion in a language. */
export function descriptionOf({ description }: Promotion, languageTag: string): string {
  return description[languageFrom(languageTag)];
}

/** Codes match without regard to case. */
export function normaliseCode(code: string): string {
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

export type PromotionRefusal =
  | 'error.message.promotionIsInvalid'
  | 'error.message.applyPromotionIsDuplicated'
  | 'error.message.onlyOnePromotionPerBundle';

export type PromotionInput = {
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
