/** The texts of the overview, with the banners of the account. */
import { subscriptionListItem } from '@perennial/shared/examples/subscription';
import type { SubscriptionListItem } from '@perennial/shared/models/subscription';
import { activity, owed, type PageTextRows } from './page-text-row.ts';

const overview = '/my-account/overview';

const subscriptions = (changes: Partial<SubscriptionListItem>) => ({
  '/api/subscriptions': [subscriptionListItem(changes)],
});

const returning = { returnStatus: 'Returning', returnCreatedDate: '2026-03-01' } as const;
const deviceReturns = { tryBuyReturnInfo: returning };
const replenishmentReturns = { replenishmentReturnInfo: returning };

export const overviewTexts: PageTextRows = {
  'a failed recurring payment': {
    at: overview,
    markets: { paymentDetails: 'here' },
    answers: activity({ hasInvalidRecurringPaymentDetail: true }),
    english: [
      'There seems to be a problem with your payment. Please update your card details or select a different payment method.',
      'Change payment method',
    ],
    other: [
      'Mit Ihrer Zahlung scheint es ein Problem zu geben. Bitte aktualisieren Sie Ihre Kartendaten oder wählen Sie eine andere Zahlungsart.',
      'Zahlungsart ändern',
    ],
  },
  'a first payment in progress': {
    at: overview,
    answers: activity({ hasInitialPaymentInProgress: true }),
    english: [
      'The payment is still under authorization, the subscription will be created after the payment is authorized.',
    ],
    other: ['Ihre Zahlung wird noch geprüft. Sobald sie autorisiert ist, wird Ihr Abo angelegt.'],
  },
  'no subscription': {
    at: overview,
    answers: { '/api/subscriptions': [] },
    english: ['You have no subscriptions or your subscriptions have not synchronized yet'],
    other: ['Sie haben keine Abos, oder sie wurden noch nicht synchronisiert.'],
  },
  'a balance, for customer care': {
    at: overview,
    admin: true,
    answers: owed,
    english: ['Active subscriptions', 'Balance: −$12.00'],
    other: ['Aktive Abos', 'Saldo: −12,00'],
  },
  'rentals that moved': {
    at: overview,
    culture: 'pl-pl',
    english: ['Your air purifier rental is now managed on another site.', 'Manage Subscription'],
    otherLanguage: 'pl-PL',
    other: ['Wynajem oczyszczacza powietrza jest teraz obsługiwany na innej stronie.', 'Zarządzaj subskrypcją'],
  },
  'a device that can be paid in full, but not while a payment is in progress': {
    at: overview,
    markets: { selfService: 'here' },
    answers: { ...subscriptions({ ableToPayInFull: true }), ...activity({ hasPaymentInProgress: true }) },
    english: ['Pay in full now', 'This option is disabled as we are processing your latest payment'],
    other: [
      'Jetzt vollständig bezahlen',
      'Das ist gerade nicht möglich, weil wir Ihre letzte Zahlung noch bearbeiten.',
    ],
  },
  'a subscription that is being created': {
    at: overview,
    answers: subscriptions({ status: 'Draft' }),
    english: ['Pending subscription: subscription is being created'],
    other: ['Ihr Abo wird gerade angelegt'],
  },
  'a cancelled plan': {
    at: overview,
    answers: subscriptions({ status: 'InActive', replenishmentCancellationDate: '2026-03-01' }),
    english: [
      'Inactive subscriptions',
      'Your Halo brush heads has been successfully cancelled.',
      'Subscription details',
    ],
    other: ['Inaktive Abos', 'Halo brush heads: Die Kündigung war erfolgreich.', 'Abo ansehen'],
  },
  'a returned plan': {
    at: overview,
    answers: subscriptions({ tryBuyCancellationDate: '2026-03-01', ...deviceReturns }),
    english: ['We have received your Halo sonic toothbrush back and cancelled your subscription'],
    other: ['Halo sonic toothbrush: Die Rücksendung ist bei uns eingetroffen, und Ihr Abo ist gekündigt.'],
  },
  'two awaited returns': {
    at: overview,
    answers: subscriptions({ ...deviceReturns, ...replenishmentReturns }),
    english: ['Waiting for returns'],
    other: ['Wir warten auf Ihre Rücksendungen'],
  },
  'an awaited device': {
    at: overview,
    answers: subscriptions(deviceReturns),
    english: ['Waiting for device return'],
    other: ['Wir warten auf die Rücksendung des Geräts'],
  },
  'an awaited replenishment': {
    at: overview,
    answers: subscriptions(replenishmentReturns),
    english: ['Waiting for replenishment return'],
    other: ['Wir warten auf die Rücksendung der Nachlieferung'],
  },
};
