/** The texts of the account's other pages. */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sampleProfile } from '../sample-profile.ts';
import { fill, press } from './actions.ts';
import { owed, type PageTextRows } from './page-text-row.ts';

const shipping = {
  type: 'BillingAndShipping',
  countryCode: 'US',
  addition: '600 Congress Avenue',
  city: 'Austin',
  stateCode: 'TX',
  zipCode: '90210',
} as const;
const saved = { addresses: [shipping], shipping };
const inTexas = { '/api/user/details': sampleProfile({}, saved), '/api/user/Validateaddress': { isMatch: true } };

async function saveAddress(): Promise<void> {
  await press('.personal-details__edit button');
  await press('form button[type="submit"]');
}

export const accountTexts: PageTextRows = {
  'no address': {
    at: '/my-account/personal-details',
    english: [
      'Sorry, you do not have a billing account or your personal details have not been synchronized yet!',
      'Privacy declaration',
    ],
    other: [
      'Sie haben noch nichts bestellt, oder Ihre persönlichen Daten wurden noch nicht synchronisiert.',
      'Datenschutz',
    ],
  },
  'a locked address': {
    at: '/my-account/personal-details',
    answers: { '/api/user/details': sampleProfile({ ableToUpdateAddress: false }, saved) },
    english: [
      'We are currently processing your latest order and are therefore not able to change your delivery details. You will be able to edit your delivery details after processing.',
    ],
    other: [
      'Wir bearbeiten gerade Ihre letzte Bestellung und können Ihre Lieferdaten deshalb nicht ändern. Nach der Bearbeitung können Sie sie wieder anpassen.',
    ],
  },
  'imported personal details': {
    at: '/my-account/personal-details?profile=updated',
    english: ['Personal details updated successfully'],
    other: ['Ihre persönlichen Daten wurden aktualisiert'],
  },
  'a ZIP code of another state': {
    at: '/my-account/personal-details',
    culture: 'en-us',
    answers: { ...inTexas, '/api/user/Validateaddress': { isMatch: false } },
    act: saveAddress,
    english: ['Please enter a zip code that matches the state: 90210 is not one of Texas.'],
    other: ['Bitte geben Sie eine Postleitzahl ein, die zum Bundesstaat passt: 90210 liegt nicht in Texas.'],
  },
  'a saved address': {
    at: '/my-account/personal-details',
    culture: 'en-us',
    answers: { ...inTexas, '/api/user/addresses': { status: 'success', data: null } },
    act: saveAddress,
    english: ['Address updated successfully'],
    other: ['Ihre Adresse wurde aktualisiert'],
  },
  'a billing address that exists': {
    at: '/my-account/personal-details',
    culture: 'en-us',
    answers: inTexas,
    refusals: { '/api/user/addresses': ({ validation }) => validation['error.message.billingAddressAlreadyExists'] },
    act: saveAddress,
    english: ['This billing address already exists. Use another address or contact the administrator'],
    other: [
      'Diese Rechnungsadresse ist bereits vorhanden. Bitte verwenden Sie eine andere Adresse oder wenden Sie sich an unseren Kundenservice.',
    ],
  },
  'payment details on another site': {
    at: '/my-account/payment-details',
    english: ['This feature is no longer available here.', 'Manage Subscription'],
    other: ['Diese Funktion ist hier nicht mehr verfügbar.', 'Abo verwalten'],
  },
  'billing on another site': {
    at: '/my-account/billing',
    markets: { billing: 'elsewhere' },
    english: ['This feature is no longer available here.', 'Manage Subscription'],
    other: ['Diese Funktion ist hier nicht mehr verfügbar.', 'Abo verwalten'],
  },
  'no invoice': {
    at: '/my-account/billing',
    english: ['Billing', 'Sorry, you do not have a billing account or your billing has not been synchronized yet!'],
    other: ['Rechnungen', 'Sie haben keine Rechnungen, oder sie wurden noch nicht synchronisiert.'],
  },
  'an invoice without a file': {
    at: '/my-account/billing',
    answers: owed,
    refusals: { '/api/attachment/invoicefile/F-1000001': ({ errors }) => errors.invoiceFileNotFound },
    act: () => press('.invoice-download'),
    english: ['Invoice', 'The invoice file is not found.'],
    other: ['Rechnung', 'Die Rechnungsdatei wurde nicht gefunden. Bitte wenden Sie sich an unseren Kundenservice.'],
  },
  'a sent question': {
    at: '/my-account/support',
    answers: { '/api/user/support': {} },
    act: async () => {
      await userEvent.type(await screen.findByRole('combobox'), '{ArrowDown}{Enter}');
      const question = document.querySelector('textarea');
      if (question) await fill(question, 'Where is my parcel?');
      await press('form button[type="submit"]');
    },
    english: ['Need help?', 'Submit your question', 'The question has been sent to administrators'],
    other: ['Brauchen Sie Hilfe?', 'Frage absenden', 'Ihre Frage wurde gesendet.'],
  },
};
