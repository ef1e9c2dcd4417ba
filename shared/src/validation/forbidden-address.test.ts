import { describe, expect, it } from 'vitest';
import { type CountryCode, countryCodes } from '../countries/country-codes.ts';
import { cultures } from '../cultures/cultures.ts';
import { isForbiddenAddress } from './forbidden-address.ts';

type Lines = { readonly boxes: readonly string[]; readonly homes: readonly string[] };

const cases: Readonly<Record<CountryCode, Lines>> = {
  US: {
    boxes: ['PO Box 123', 'p o box 7', '100 Main St PMB 4', 'FedEx Office, 5 Park Ave', 'The UPS Store 1234'],
    homes: ['18 Upstore Road', '4 Box Elder Court', '12 Poboxer Street'],
  },
  CA: {
    boxes: ['P.O. Box 9', 'Case postale 12', 'C.P. 450', 'BP 12'],
    homes: ['24 Boxwood Lane', '301 Front Street West', '12 rue du Bpost'],
  },
  GB: {
    boxes: ['Post Office Box 5', 'PO Box 12', 'P.O.Box 7', 'Fed Ex Depot'],
    homes: ['7 Boxley Close', 'The Old Post Office', 'Apartadon House'],
  },
  NL: { boxes: ['Postbus 10', 'POSTBUS 22200', 'Antwoordnummer 123'], homes: ['Postbuskade 4', 'Prinsengracht'] },
  BE: { boxes: ['Postbus 10', 'BP 12', 'Boîte postale 3'], homes: ['Veldstraat', 'Avenue Louise'] },
  FR: {
    boxes: ['Boîte postale 3', 'Boite Postale 45', 'BP 12', 'B.P. 300'],
    homes: ['3 rue du BPO', 'Rue de la Poste'],
  },
  DE: { boxes: ['Packstation 145', 'Postfach 12 34', 'Postfiliale 512'], homes: ['Postfachweg 3', 'Hauptstraße 5'] },
  AT: { boxes: ['Postfach 20', 'Abholstation 12', 'Packstation 3'], homes: ['Herrengasse', 'Postgasse'] },
  IT: { boxes: ['Casella Postale 88', 'C.P. 450', 'CP 12'], homes: ['Via della Posta', 'Corso Cpalto'] },
  ES: { boxes: ['Apartado 1024', 'Apartado de Correos 12', 'Apdo. 33'], homes: ['Calle Apartadero 2', 'Calle Mayor'] },
  PL: { boxes: ['Skrytka pocztowa 9', 'skr. poczt. 12', 'Paczkomat KRA01M'], homes: ['ulica Pocztowa', 'Skrytkowa'] },
  CZ: { boxes: ['P.O. BOX 31', 'Poštovní přihrádka 4', 'postovni prihradka 4'], homes: ['Poštovní', 'Na Příkopě'] },
  SE: { boxes: ['Box 123', 'Postbox 4', 'PO Box 9'], homes: ['Boxholmsgatan', 'Storgatan'] },
  RO: { boxes: ['Căsuța poștală 4', 'casuta postala 4', 'C.P. 12'], homes: ['Strada Poștei', 'Calea Victoriei'] },
};

describe('isForbiddenAddress', () => {
  it.each(countryCodes)('%s: finds PO boxes and boxes of couriers', (country) => {
    const { boxes } = cases[country];
    for (const line of boxes) expect([line, isForbiddenAddress(country, line)]).toEqual([line, true]);
  });

  it.each(countryCodes)('%s: accepts streets with similar names', (country) => {
    const { homes } = cases[country];
    for (const line of homes) expect([line, isForbiddenAddress(country, line)]).toEqual([line, false]);
  });

  it('is tested in every country of the shop', () => {
    expect(Object.keys(cases).sort()).toEqual([...new Set(cultures.map(({ countryCode }) => countryCode))].sort());
  });
});
