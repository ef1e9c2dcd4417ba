/** Who fetches returns, by country; the first of a list is who the screens choose (specification 3, section 7). */
import type { Carrier, ReturnScope } from '@perennial/shared/models/return';
import type { PlanKind } from './subscription-record.ts';

type CountryCarriers = { readonly post: Carrier; readonly courier: Carrier };

const row = (post: string, courier: string): CountryCarriers => ({
  post: { id: 'post', name: post },
  courier: { id: 'courier', name: courier },
});

const byCountry: Readonly<Record<string, CountryCarriers>> = {
  AT: row('Postfiliale', 'Abholung zu Hause'),
  BE: row('Postpunt', 'Ophaling aan huis'),
  CA: row('Post office', 'Home pick-up'),
  CZ: row('Pošta', 'Kurýr'),
  DE: row('Postfiliale', 'Abholung zu Hause'),
  ES: row('Oficina de correos', 'Recogida a domicilio'),
  FR: row('Bureau de poste', 'Enlèvement à domicile'),
  GB: row('Post office', 'Home collection'),
  IT: row('Ufficio postale', 'Ritiro a domicilio'),
  NL: row('Postkantoor', 'Ophalen aan huis'),
  PL: row('Placówka pocztowa', 'Kurier'),
  RO: row('Oficiu poștal', 'Curier'),
  SE: row('Postombud', 'Hämtning hemma'),
  US: row('Post office', 'Home pick-up'),
};

/** A device is fetched at home or brought to the post; consumables fit into a letter box and take the post alone. */
export function carriersFor(country: string, kind: PlanKind): readonly Carrier[] {
  const carriers = byCountry[country];
  if (!carriers) return [];
  return kind === 'device' ? [carriers.courier, carriers.post] : [carriers.post];
}

/** The carriers of the plans that a scope names; an empty list for a plan that is not in it. */
export function carriersInScope(country: string, scope: ReturnScope) {
  return {
    replenishmentCarriers: scope === 'TryBuy' ? [] : [...carriersFor(country, 'replenishment')],
    tryBuyCarriers: scope === 'Replenishment' ? [] : [...carriersFor(country, 'device')],
  };
}
