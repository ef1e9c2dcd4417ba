/** Carriers of returns, the default of the screens first (docs/rules/cancel-and-return.md#carriers). */
import type { Carrier, ReturnScope } from '@perennial/shared/models/return';
import { type Language, languageFrom } from '../../pages/language.ts';
import type { PlanKind } from '../store/subscription.ts';

type CarrierId = 'courier' | 'post';

type Names = Readonly<Record<CarrierId, string>>;

const names: Readonly<Record<Language, Names>> = {
  en: { post: 'Post office', courier: 'Home pick-up' },
  fr: { post: 'Bureau de poste', courier: 'Enlèvement à domicile' },
  nl: { post: 'PostNL-punt', courier: 'Ophalen aan huis' },
  de: { post: 'Postfiliale', courier: 'Abholung zu Hause' },
  it: { post: 'Ufficio postale', courier: 'Ritiro a domicilio' },
  es: { post: 'Oficina de correos', courier: 'Recogida a domicilio' },
  pl: { post: 'Placówka pocztowa', courier: 'Kurier' },
  cs: { post: 'Pošta', courier: 'Kurýr' },
  sv: { post: 'Postombud', courier: 'Hämtning hemma' },
  ro: { post: 'Oficiu poștal', courier: 'Curier' },
};

/** Names of a country that differ from its language. */
const regionalNames: Readonly<Record<string, Names>> = {
  'en-GB': { post: 'Post office', courier: 'Home collection' },
  'fr-CA': { post: 'Bureau de poste', courier: 'Ramassage à domicile' },
  'nl-BE': { post: 'Postpunt', courier: 'Ophaling aan huis' },
};

/** A replenishment fits into a letter box, so it needs no pick-up. */
const idsByKind: Readonly<Record<PlanKind, readonly [CarrierId, ...CarrierId[]]>> = {
  device: ['courier', 'post'],
  replenishment: ['post'],
};

/** Returns the carrier of a plan if the customer chose none. */
export function findDefaultCarrier(kind: PlanKind): CarrierId {
  return idsByKind[kind][0];
}

export function isCarrier(kind: PlanKind, id: string): boolean {
  return idsByKind[kind].some((candidate) => candidate === id);
}

/** Returns the carriers of a scope's plans, with their names in a language; an empty list for any other plan. */
export function listCarriers(scope: ReturnScope, languageTag: string) {
  const texts = regionalNames[languageTag] ?? names[languageFrom(languageTag)];
  const carriers = (kind: PlanKind): Carrier[] => idsByKind[kind].map((id) => ({ id, name: texts[id] }));
  return {
    replenishmentCarriers: scope === 'TryBuy' ? [] : carriers('replenishment'),
    tryBuyCarriers: scope === 'Replenishment' ? [] : carriers('device'),
  };
}
