// @vitest-environment happy-dom
/**
 * Letters whose accents the keyboard sends as characters of their own (docs/rules/errors.md#composed-letters): they are
 * sent as one letter, which the shop API requires, and are shown so.
 */
import { type SaidAndDone, testSaidAndDone } from '../../../testing/said-and-done.tsx';

const details = '/my-account/personal-details';
const decomposed = (text: string) => text.normalize('NFD');

const rows: readonly SaidAndDone[] = [
  {
    who: 'nl-two-addresses',
    does: 'types street and town of a billing address with accents of their own',
    at: details,
    steps: [
      ['press', 'Edit addresses'],
      ['fill', 'Billing address > Street', decomposed('Reünieplein')],
      ['fill', 'Billing address > City', decomposed('Súdwest-Fryslân')],
    ],
    confirm: 'Save',
    sent: [
      {
        name: 'updateAddresses',
        query: {},
        body: {
          addresses: [
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
              street: 'Reünieplein',
              houseNumber: '14',
              extension: 'B2',
              zipCode: '2514 ED',
              city: 'Súdwest-Fryslân',
            },
          ],
          allianzCodeApplied: false,
        },
      },
    ],
    notice: 'Address updated successfully',
    answers: { '/api/user/details': { billing: { street: 'Reünieplein', city: 'Súdwest-Fryslân' } } },
    stays: ['Billing address Reünieplein', 'Súdwest-Fryslân'],
    shows: { [details]: ['Billing address Reünieplein', 'Súdwest-Fryslân'] },
  },
];

testSaidAndDone(rows);
