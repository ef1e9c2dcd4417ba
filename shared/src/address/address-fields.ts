/** What an address form is made of (specification 1, section 3.3). */
import type { FieldRule } from './field-rules.ts';

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

/** Where an address is asked for; the rules differ (decision 3). */
export const addressContexts = ['checkout', 'account', 'return'] as const;

export type AddressContext = (typeof addressContexts)[number];

export const addressPurposes = ['shipping', 'billing'] as const;

export type AddressPurpose = (typeof addressPurposes)[number];

/** Names a field for people: its text stands under `fields.labels`. */
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

export type AddressFieldRow = {
  readonly name: AddressFieldName;
  readonly label: AddressLabel;
  readonly required: boolean;
  /** Chosen from the country's states (provinces, counties), or from the cities of the chosen state. */
  readonly chosenFrom?: 'states' | 'cities';
  /** What is typed must keep to it; what is chosen from a list is right when it is there. */
  readonly rule: FieldRule;
};

/** Every field of a form as text; empty where nothing was filled in. */
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
