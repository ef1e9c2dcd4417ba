/** Texts of the wallet pages: English and French; other languages read English. */

type Texts = {
  /** Name of the site on a page without a payment. */
  readonly owner: string;
  readonly note: string;
  readonly order: string;
  readonly pay: string;
  readonly decline: string;
  readonly cancel: string;
  readonly overTitle: string;
  readonly overLead: string;
};

const en: Texts = {
  owner: 'Test wallet',
  note: 'This wallet is for trying things out: no money moves.',
  order: 'Order',
  pay: 'Pay',
  decline: 'Let the payment fail',
  cancel: 'Cancel and go back to the shop',
  overTitle: 'This payment is over',
  overLead: 'It has been decided already, or its link is too old. Go back to the shop to see your order.',
};

const fr: Texts = {
  owner: 'Portefeuille d’essai',
  note: 'Ce portefeuille sert aux essais : aucun argent ne change de mains.',
  order: 'Commande',
  pay: 'Payer',
  decline: 'Faire échouer le paiement',
  cancel: 'Annuler et retourner à la boutique',
  overTitle: 'Ce paiement est terminé',
  overLead: 'Il a déjà abouti ou le lien a expiré. Retournez à la boutique pour voir votre commande.',
};

export type WalletTexts = Texts & { readonly language: 'en' | 'fr' };

/** Returns the texts in the first of the languages that is English or French; tags may be comma-separated. */
export function walletTexts(languages: string | undefined): WalletTexts {
  const codes = (languages ?? '').split(',').map((tag) => tag.trim().slice(0, 2).toLowerCase());
  const language = codes.find((code) => code === 'en' || code === 'fr');
  return language === 'fr' ? { ...fr, language } : { ...en, language: 'en' };
}
