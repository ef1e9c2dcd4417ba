/** What an address form is made of (specification 1, section 3.3). */

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
