/**
 * The fields that must be filled in before the address of checkout can be sent (specification 1, section 5). Listed, but
 * not shown by the form, a field never blocks (decision 4): a county or state of a country without such a list.
 */
import type { AddressFieldName, AddressPurpose } from './address-fields.ts';

type Row = readonly AddressFieldName[];

const lineAndNumber: Row = ['line1', 'zipCode', 'city', 'houseNumber'];
const lineNumberAndState: Row = [...lineAndNumber, 'stateCode'];
const streetAndNumber: Row = ['street', 'houseNumber', 'zipCode', 'city'];
const oneLine: Row = ['addition', 'zipCode', 'city'];
const oneLineAndState: Row = [...oneLine, 'stateCode'];
const lineAndCounty: Row = ['line1', 'zipCode', 'city', 'county'];

const shipping: Readonly<Record<string, Row>> = {
  US: oneLineAndState,
  CA: oneLineAndState,
  GB: lineAndCounty,
  ES: lineNumberAndState,
  BE: lineAndNumber,
  CZ: lineAndNumber,
  FR: lineAndNumber,
  SE: lineAndNumber,
  AT: lineAndNumber,
  IT: lineNumberAndState,
  RO: lineNumberAndState,
  PL: streetAndNumber,
  NL: streetAndNumber,
  DE: oneLine,
};

/** France, Sweden and Austria list no house number here; where no number is asked, none is checked (decision 5). */
const billing: Readonly<Record<string, Row>> = {
  ...shipping,
  FR: ['line1', 'zipCode', 'city', 'stateCode'],
  SE: ['line1', 'zipCode', 'city', 'stateCode'],
  AT: ['line1', 'zipCode', 'city'],
};

const rows: Readonly<Record<AddressPurpose, Readonly<Record<string, Row>>>> = { shipping, billing };

/** The fields that checkout cannot do without in a country. */
export function requiredInCheckout(purpose: AddressPurpose, country: string): readonly AddressFieldName[] {
  return rows[purpose][country] ?? [];
}
