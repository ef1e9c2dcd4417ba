/** Who fetches returns, in the reader's words; the first of a list is who the screens choose (specification 3, section 7). */
import type { Carrier, ReturnScope } from '@perennial/shared/models/return';
import { type Language, languageFrom } from '../../pages/language.ts';
import type { PlanKind } from '../store/subscription.ts';

type CarrierId = 'courier' | 'post';

type Names = Readonly<Record<CarrierId, string>>;

const names: Readonly<Record<Language, Names>> = {
  en: { post: 'Post office', courier: 'Home pick-up' },
  fr: { post: 'Bureau de poste', courier: 'Enlèvement à domicile' },
  nl: { post: 'Postkantoor', courier: 'Ophalen aan huis' },
  de: { post: 'Postfiliale', courier: 'Abholung zu Hause' },
  it: { post: 'Ufficio postale', courier: 'Ritiro a domicilio' },
  es: { post: 'Oficina de correos', courier: 'Recogida a domicilio' },
  pl: { post: 'Placówka pocztowa', courier: 'Kurier' },
  cs: { post: 'Pošta', courier: 'Kurýr' },
  sv: { post: 'Postombud', courier: 'Hämtning hemma' },
  ro: { post: 'Oficiu poștal', courier: 'Curier' },
};

/** Where a country has its own words. */
const regionalNames: Readonly<Record<string, Names>> = {
  'en-GB': { post: 'Post office', courier: 'Home collection' },
  'fr-CA': { post: 'Bureau de poste', courier: 'Ramassage à domicile' },
  'nl-BE': { post: 'Postpunt', courier: 'Ophaling aan huis' },
};

/** A device is fetched at home or brought to the post; consumables fit into a letter box and take the post alone. */
const carriersOf: Readonly<Record<PlanKind, readonly [CarrierId, ...CarrierId[]]>> = {
  device: ['courier', 'post'],
  replenishment: ['post'],
};

/** Who comes where nobody was chosen. */
export function usualCarrier(kind: PlanKind): CarrierId {
  return carriersOf[kind][0];
}

/** The carriers of the plans that a scope names; an empty list for a plan that is not in it. */
export function carriersInScope(scope: ReturnScope, languageTag: string) {
  const words = regionalNames[languageTag] ?? names[languageFrom(languageTag)];
  const carriers = (kind: PlanKind): Carrier[] => carriersOf[kind].map((id) => ({ id, name: words[id] }));
  return {
    replenishmentCarriers: scope === 'TryBuy' ? [] : carriers('replenishment'),
    tryBuyCarriers: scope === 'Replenishment' ? [] : carriers('device'),
  };
}
