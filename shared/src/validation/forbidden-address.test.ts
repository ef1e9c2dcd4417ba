import { describe, expect, it } from 'vitest';
import { isForbiddenAddress } from './forbidden-address.ts';

describe('an address that nobody can deliver to', () => {
  it.each([
    ['CA', 'PO Box 123'],
    ['CA', 'P.O. Box 9'],
    ['CA', 'Case postale 12'],
    ['CA', 'C.P. 450'],
    ['US', 'p o box 7'],
    ['US', '100 Main St PMB 4'],
    ['US', 'FedEx Office, 5 Park Ave'],
    ['US', 'The UPS Store 1234'],
    ['GB', 'Post Office Box 5'],
    ['NL', 'Postbus 10'],
    ['BE', 'Postbus 10'],
    ['BE', 'BP 12'],
    ['FR', 'Boîte postale 3'],
    ['FR', 'BP 12'],
    ['DE', 'Packstation 145'],
    ['AT', 'Postfach 20'],
    ['IT', 'Casella Postale 88'],
    ['ES', 'Apartado 1024'],
    ['PL', 'Skrytka pocztowa 9'],
    ['CZ', 'P.O. BOX 31'],
    ['SE', 'Box 123'],
    ['RO', 'Căsuța poștală 4'],
  ])('%s: refuses %s', (country, line) => expect(isForbiddenAddress(country, line)).toBe(true));

  it.each([
    ['CA', '24 Boxwood Lane'],
    ['CA', '12 Poboxer Street'],
    ['US', '18 Upstore Road'],
    ['US', '4 Box Elder Court'],
    ['NL', 'Postbuskade 4'],
    ['FR', '3 rue du BPO'],
    ['DE', 'Postfachweg 3'],
    ['ES', 'Calle Apartadero 2'],
    ['GB', '7 Boxley Close'],
  ])('%s: takes %s', (country, line) => expect(isForbiddenAddress(country, line)).toBe(false));
});
