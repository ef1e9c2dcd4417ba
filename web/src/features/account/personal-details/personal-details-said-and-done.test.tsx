// @vitest-environment happy-dom
/** What the addresses of the account announce, send and show afterwards (docs/rules/account.md#account-addresses). */
import type { Address } from '@perennial/shared/models/profile';
import { type SaidAndDone, testSaidAndDone } from '../../../testing/said-and-done.tsx';

const details = '/my-account/personal-details';
const profile = '/api/user/details';

const saves = (...addresses: readonly Address[]) =>
  [{ name: 'updateAddresses', query: {}, body: { addresses, allianzCodeApplied: false } }] as const;
const inBeacon = {
  countryCode: 'US',
  addition: '15 Beacon Street',
  zipCode: '02108',
  city: 'Boston',
  stateCode: 'MA',
} as const;
const inBrattle = {
  type: 'Billing',
  countryCode: 'US',
  addition: '77 Brattle Street',
  zipCode: '02138',
  city: 'Cambridge',
  stateCode: 'MA',
} as const;

const rows: readonly SaidAndDone[] = [
  {
    who: 'us-two-addresses',
    does: 'moves within Massachusetts, and keeps the billing address',
    at: details,
    steps: [
      ['press', 'Edit addresses'],
      ['fill', 'Shipping address > Address', '510 Boylston Street'],
      ['fill', 'Shipping address > Zip code', '02116'],
    ],
    confirm: 'Save',
    sent: saves(
      {
        type: 'Shipping',
        countryCode: 'US',
        addition: '510 Boylston Street',
        zipCode: '02116',
        city: 'Boston',
        stateCode: 'MA',
      },
      inBrattle,
    ),
    notice: 'Address updated successfully',
    answers: {
      [profile]: {
        hasBilling: true,
        shipping: { addition: '510 Boylston Street', zipCode: '02116', city: 'Boston', stateCode: 'MA' },
        billing: { addition: '77 Brattle Street', zipCode: '02138', city: 'Cambridge', stateCode: 'MA' },
      },
    },
    stays: [
      'Shipping address 510 Boylston Street Boston, MA 02116 Billing address 77 Brattle Street Cambridge, MA 02138',
    ],
    shows: {
      [details]: [
        'Shipping address 510 Boylston Street Boston, MA 02116 Billing address 77 Brattle Street Cambridge, MA 02138',
      ],
    },
  },
  {
    who: 'us-two-addresses',
    does: 'has the bills sent to where the parcels go',
    at: details,
    steps: [
      ['press', 'Edit addresses'],
      ['tick', 'I have a different billing address'],
    ],
    confirm: 'Save',
    sent: saves({ type: 'BillingAndShipping', ...inBeacon }),
    notice: 'Address updated successfully',
    answers: { [profile]: { hasBilling: false, shipping: { addition: '15 Beacon Street', zipCode: '02108' } } },
    stays: ['15 Beacon Street Boston, MA 02108 Billing address Same as the shipping address'],
    shows: {
      [details]: ['15 Beacon Street Boston, MA 02108 Billing address Same as the shipping address', 'not: Brattle'],
    },
  },
  {
    who: 'us-two-addresses',
    does: 'is asked about a zip code of another state, and uses it all the same',
    at: details,
    steps: [
      ['press', 'Edit addresses'],
      ['fill', 'Billing address > Zip code', '94103'],
      ['press', 'Save'],
    ],
    asks: {
      title: 'Check your zip code',
      facts: {},
      says: ['Please enter a zip code that matches the state: 94103 is not one of Massachusetts.'],
    },
    confirm: 'Continue anyway',
    sent: saves({ type: 'Shipping', ...inBeacon }, { ...inBrattle, zipCode: '94103' }),
    notice: 'Address updated successfully',
    answers: { [profile]: { shipping: { zipCode: '02108' }, billing: { zipCode: '94103' } } },
    stays: ['Boston, MA 02108 Billing address 77 Brattle Street Cambridge, MA 94103'],
    shows: { [details]: ['Boston, MA 02108 Billing address 77 Brattle Street Cambridge, MA 94103'] },
  },
  {
    who: 'nl-two-addresses',
    does: 'gets bills at another house number',
    at: details,
    steps: [
      ['press', 'Edit addresses'],
      ['fill', 'Billing address > House number', '41'],
      ['fill', 'Billing address > Extension (optional)', ''],
    ],
    confirm: 'Save',
    sent: saves(
      {
        type: 'Shipping',
        countryCode: 'NL',
        street: 'Oude Delft',
        houseNumber: '75',
        extension: 'A',
        zipCode: '2611 BC',
        city: 'Delft',
      },
      {
        type: 'Billing',
        countryCode: 'NL',
        street: 'Lange Voorhout',
        houseNumber: '41',
        zipCode: '2514 ED',
        city: 'Den Haag',
      },
    ),
    notice: 'Address updated successfully',
    answers: {
      [profile]: {
        shipping: { street: 'Oude Delft', houseNumber: '75', extension: 'A', zipCode: '2611 BC', city: 'Delft' },
        billing: { street: 'Lange Voorhout', houseNumber: '41', zipCode: '2514 ED', city: 'Den Haag' },
      },
    },
    stays: ['Oude Delft 75 A 2611 BC Delft Billing address Lange Voorhout 41 2514 ED Den Haag'],
    shows: { [details]: ['Oude Delft 75 A 2611 BC Delft Billing address Lange Voorhout 41 2514 ED Den Haag'] },
  },
  {
    who: 'gb-two-addresses',
    does: 'gets bills in another county',
    at: details,
    steps: [
      ['press', 'Edit addresses'],
      ['fill', 'Billing address > Street and house number', '1 Parliament Street'],
      ['fill', 'Billing address > Address line 2 (optional)', ''],
      ['fill', 'Billing address > Postal code', 'HG1 2QU'],
      ['fill', 'Billing address > Town', 'Harrogate'],
      ['select', 'Billing address > County', 'North Yorkshire'],
    ],
    confirm: 'Save',
    sent: saves(
      {
        type: 'Shipping',
        countryCode: 'GB',
        line1: '9 Stonegate',
        line2: 'Flat 3',
        zipCode: 'YO1 8AN',
        city: 'York',
        county: 'North Yorkshire',
      },
      {
        type: 'Billing',
        countryCode: 'GB',
        line1: '1 Parliament Street',
        zipCode: 'HG1 2QU',
        city: 'Harrogate',
        county: 'North Yorkshire',
      },
    ),
    notice: 'Address updated successfully',
    answers: {
      [profile]: { shipping: { city: 'York', county: 'North Yorkshire' }, billing: { line1: '1 Parliament Street' } },
    },
    stays: ['9 Stonegate Flat 3 York North Yorkshire YO1 8AN', '1 Parliament Street Harrogate North Yorkshire HG1 2QU'],
    shows: { [details]: ['1 Parliament Street Harrogate North Yorkshire HG1 2QU', 'not: Floor 2', 'not: LS1 6HD'] },
  },
  {
    who: 'it-subscriber',
    does: 'adds a billing address in another province',
    at: details,
    steps: [
      ['press', 'Edit addresses'],
      ['tick', 'I have a different billing address'],
      ['fill', 'Billing address > Street', 'Via Cavour'],
      ['fill', 'Billing address > House number (optional)', '108'],
      ['fill', 'Billing address > Postal code', '00184'],
      ['fill', 'Billing address > Town', 'Roma'],
      ['select', 'Billing address > State', 'Roma'],
    ],
    confirm: 'Save',
    sent: saves(
      {
        type: 'Shipping',
        countryCode: 'IT',
        line1: 'Via dell’Indipendenza',
        houseNumber: '22',
        zipCode: '40121',
        city: 'Bologna',
        stateCode: 'BO',
      },
      {
        type: 'Billing',
        countryCode: 'IT',
        line1: 'Via Cavour',
        houseNumber: '108',
        zipCode: '00184',
        city: 'Roma',
        stateCode: 'RM',
      },
    ),
    notice: 'Address updated successfully',
    answers: { [profile]: { hasBilling: true, shipping: { zipCode: '40121' }, billing: { zipCode: '00184' } } },
    stays: ['Via dell’Indipendenza 22 40121 Bologna (BO) Billing address Via Cavour 108 00184 Roma (RM)'],
    shows: {
      [details]: ['Via dell’Indipendenza 22 40121 Bologna (BO) Billing address Via Cavour 108 00184 Roma (RM)'],
    },
  },
  {
    who: 'at-billing-abroad',
    does: 'changes a billing address in another country, which stays there',
    at: details,
    steps: [
      ['press', 'Edit addresses'],
      ['fill', 'Billing address > House number (optional)', '38'],
    ],
    confirm: 'Save',
    sent: saves(
      {
        type: 'Shipping',
        countryCode: 'AT',
        line1: 'Mariahilfer Straße',
        houseNumber: '12',
        line2: 'Top 5',
        zipCode: '1060',
        city: 'Wien',
      },
      {
        type: 'Billing',
        countryCode: 'BE',
        line1: 'Nieuwstraat',
        houseNumber: '38',
        zipCode: '1000',
        city: 'Bruxelles',
      },
    ),
    notice: 'Address updated successfully',
    answers: { [profile]: { shipping: { countryCode: 'AT' }, billing: { countryCode: 'BE', houseNumber: '38' } } },
    stays: ['Mariahilfer Straße 12 Top 5 1060 Wien Billing address Nieuwstraat 38 1000 Bruxelles Belgien'],
    shows: {
      [details]: ['Mariahilfer Straße 12 Top 5 1060 Wien Billing address Nieuwstraat 38 1000 Bruxelles Belgien'],
    },
  },
  {
    who: 'ca-subscriber',
    does: 'moves from Ontario to Quebec, where the next order has another tax',
    on: { config: { cities: { QC: ['Montréal'], ON: ['Toronto'] } } },
    at: details,
    steps: [
      ['press', 'Edit addresses'],
      ['fill', 'Shipping address > Address', '1200 avenue McGill College'],
      ['fill', 'Shipping address > Postal code', 'H3B 4G7'],
      ['select', 'Shipping address > Province', 'Quebec'],
      ['select', 'Shipping address > City', 'Montréal'],
    ],
    confirm: 'Save',
    sent: saves({
      type: 'BillingAndShipping',
      countryCode: 'CA',
      addition: '1200 avenue McGill College',
      zipCode: 'H3B 4G7',
      stateCode: 'QC',
      city: 'Montréal',
    }),
    notice: 'Address updated successfully',
    answers: { [profile]: { hasBilling: false, shipping: { stateCode: 'QC', zipCode: 'H3B 4G7', city: 'Montréal' } } },
    stays: ['1200 avenue McGill College Montréal QC H3B 4G7 Billing address Same as the shipping address'],
    shows: {
      [details]: ['1200 avenue McGill College Montréal QC H3B 4G7', 'not: Toronto'],
      '/cart?bundle=sonic-brush-halo': [
        'Subtotal $129.99',
        'Estimated tax $19.47',
        'To pay today $149.46',
        'plus $2.84 tax',
      ],
      '/checkout?bundle=sonic-brush-halo': ['Tax $19.47', 'To pay today $149.46', 'plus $2.84 tax'],
    },
  },
];

testSaidAndDone(rows);
