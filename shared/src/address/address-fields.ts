/** The fields of an address form (docs/rules/addresses.md#address-fields). */
import type { FaultMessage } from '../validation/field-fault.ts';

export const addressFieldNames = [
  'addition',
  'street',
  'line1',
  'houseNumber',
  'extension',
  'line2',
  'zipCode',
  'city',
  'stateCode',
  'county',
] as const;

export type AddressFieldName = (typeof addressFieldNames)[number];

/** The forms that ask for an address; their fields and rules differ. */
export const addressContexts = ['checkout', 'account', 'return'] as const;

export type AddressContext = (typeof addressContexts)[number];

export const addressPurposes = ['shipping', 'billing'] as const;

export type AddressPurpose = (typeof addressPurposes)[number];

/** Name of a field for customers: a key under `fields.labels` of the locale texts. */
export type AddressLabel =
  | 'address'
  | 'street'
  | 'streetAndNumber'
  | 'line1'
  | 'line2'
  | 'houseNumber'
  | 'extension'
  | 'zipCode'
  | 'postalCode'
  | 'city'
  | 'town'
  | 'province'
  | 'provincia'
  | 'state'
  | 'county';

/** What may be typed in a field. Lengths are in letters. */
export type FieldRule = {
  readonly min?: number;
  readonly max?: number;
  /** The allowed characters, and the fault of other characters and of too long a text. */
  readonly characters?: { readonly allowed: RegExp; readonly fault: FaultMessage };
  /** PO boxes and boxes of couriers are refused. */
  readonly noPoBox?: true;
  readonly mustContainNumber?: true;
  /** The pattern of the site or the country decides. */
  readonly pattern?: 'postalCode' | 'houseNumber';
};

export type AddressFieldRow = {
  readonly name: AddressFieldName;
  readonly label: AddressLabel;
  readonly required: boolean;
  /** Chosen from the country's states (provinces, counties), or from the cities of the chosen state. */
  readonly chosenFrom?: 'states' | 'cities';
  /** Optional, and behind a button until it is wanted or has a value. */
  readonly onRequest?: true;
  /** For typed text; a chosen value is always valid. */
  readonly rule: FieldRule;
};

/** The text of every field of a form; an empty field is ''. */
export type AddressForm = Readonly<Record<AddressFieldName, string>>;

export const emptyAddressForm: AddressForm = {
  addition: '',
  street: '',
  line1: '',
  houseNumber: '',
  extension: '',
  line2: '',
  zipCode: '',
  city: '',
  stateCode: '',
  county: '',
};
