/** The texts of the test bank's pages. */
import { type Localized, localize, type PageLanguage } from '../../pages/language.ts';

export type BankTexts = {
  readonly owner: string;
  readonly note: string;
  readonly title: string;
  readonly lead: string;
  readonly amount: string;
  readonly to: string;
  readonly order: string;
  readonly method: string;
  readonly pay: string;
  readonly decline: string;
  readonly cancel: string;
  readonly unknownTitle: string;
  readonly unknownLead: string;
};

const owner = 'Testbank';

const texts: Readonly<Record<PageLanguage, BankTexts>> = {
  en: {
    owner,
    note: 'This bank exists for trying things out only. No money moves.',
    title: 'Approve your payment',
    lead: 'Check the details, then choose how the payment ends.',
    amount: 'Amount',
    to: 'To',
    order: 'Order',
    method: 'Payment method',
    pay: 'Approve payment',
    decline: 'Let the bank refuse it',
    cancel: 'Cancel and go back to the shop',
    unknownTitle: 'There is nothing to approve here',
    unknownLead: 'The payment has expired, or the address is not complete. Go back to the shop and start it again.',
  },
  fr: {
    owner,
    note: 'Cette banque sert uniquement à faire des essais. Aucun argent n’est débité.',
    title: 'Approuver votre paiement',
    lead: 'Vérifiez les informations, puis choisissez l’issue du paiement.',
    amount: 'Montant',
    to: 'Bénéficiaire',
    order: 'Commande',
    method: 'Mode de paiement',
    pay: 'Approuver le paiement',
    decline: 'Simuler un refus de la banque',
    cancel: 'Annuler et revenir à la boutique',
    unknownTitle: 'Il n’y a rien à approuver ici',
    unknownLead: 'Le paiement a expiré ou l’adresse est incomplète. Revenez à la boutique et recommencez.',
  },
};

export type BankPageTexts = Localized<BankTexts>;

/** Returns the texts in the first requested language that they exist in, in English otherwise. */
export function bankTextsFor(...requests: readonly (string | undefined)[]): BankPageTexts {
  return localize(texts, ...requests);
}
