/** The texts of the card form, by the keys of the card library. */
import type { PageLanguage } from '../pages/language.ts';

const fr = {
  payButton: 'Payer',
  payAmountFormat: 'Payer %@',
  continueTo: 'Continuer vers',
  confirmPreauthorization: 'Confirmer la préautorisation',
  'payButton.redirecting': 'Redirection...',
  'form.instruction': 'Tous les champs sont obligatoires, sauf indication contraire.',
  'field.title.optional': '(facultatif)',
  'field.valid': 'Champ valide',
  'field.invalid': 'Champ non valide',
  'creditCard.cardNumber.label': 'Numéro de carte',
  'creditCard.expiryDate.label': 'Date d’expiration',
  'creditCard.expiryDate.contextualText': 'Au recto de la carte, au format MM/AA',
  'creditCard.securityCode.label': 'Code de sécurité',
  'creditCard.securityCode.label.optional': 'Code de sécurité (facultatif)',
  'creditCard.securityCode.contextualText.3digits': '3 chiffres au dos de la carte',
  'creditCard.securityCode.contextualText.4digits': '4 chiffres au recto de la carte',
  'creditCard.holderName': 'Nom sur la carte',
  'creditCard.holderName.invalid': 'Saisissez le nom tel qu’il figure sur la carte',
  'creditCard.encryptedCardNumber.aria.iframeTitle': 'Numéro de carte',
  'creditCard.encryptedExpiryDate.aria.iframeTitle': 'Date d’expiration',
  'creditCard.encryptedSecurityCode.aria.iframeTitle': 'Code de sécurité',
  'errorPanel.title': 'Erreurs',
  'error.message.unknown': 'Une erreur inconnue s’est produite',
  'error.subtitle.refused': 'Paiement refusé',
  'cc.num.900': 'Saisissez le numéro de carte',
  'cc.num.901': 'Saisissez le numéro de carte complet',
  'cc.num.902': 'Saisissez un numéro de carte valide',
  'cc.num.903': 'Saisissez une marque de carte acceptée',
  'cc.dat.910': 'Saisissez la date d’expiration',
  'cc.dat.911': 'Saisissez la date d’expiration complète',
  'cc.dat.912': 'Saisissez une date d’expiration valide',
  'cc.dat.913': 'Saisissez une date d’expiration valide',
  'cc.cvc.920': 'Saisissez le code de sécurité. 3 chiffres au dos de la carte.',
  'cc.cvc.921': 'Saisissez le code de sécurité complet. 3 chiffres au dos de la carte.',
  'cc.cvc.920.amex': 'Saisissez le code de sécurité. 4 chiffres au recto de la carte.',
  'cc.cvc.921.amex': 'Saisissez le code de sécurité complet. 4 chiffres au recto de la carte.',
};

/** English is empty: the card library contains it. */
export const formTexts: Readonly<Record<PageLanguage, Readonly<Record<string, string>>>> = { en: {}, fr };
