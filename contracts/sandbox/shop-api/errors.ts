/** The shop's errors and their form on the wire: `{ errorMessages: [{ code, message, extraInfo }] }`. */
import { languageOfTag } from './texts.ts';

type Texts = { readonly en: string; readonly fr: string };

/** `{name}` in a text is filled from the error's extra info. */
const messages = {
  'error.message.requestIsInvalid': {
    en: '{field}: {reason}',
    fr: '{field} : {reason}',
  },
  'error.message.tokenIsInvalid': {
    en: 'Please sign in again.',
    fr: 'Veuillez vous reconnecter.',
  },
  'error.message.userIsNotBelongTo': {
    en: 'This does not belong to the customer who is signed in.',
    fr: 'Ceci n’appartient pas au client connecté.',
  },
  'error.message.identityProviderIsUnavailable': {
    en: 'We cannot reach the sign-in service at the moment.',
    fr: 'Le service de connexion est injoignable pour le moment.',
  },
  'error.message.marketIsNotSupported': {
    en: 'We do not sell in {country} in {currency}.',
    fr: 'Nous ne vendons pas en {country} en {currency}.',
  },
  'error.message.bundleIsNotFound': {
    en: 'We do not have a product called {bundleName}.',
    fr: 'Nous n’avons pas de produit nommé {bundleName}.',
  },
  'error.message.bundleIsOutOfStock': {
    en: '{title} is out of stock.',
    fr: '{title} : ce produit est en rupture de stock.',
  },
  'error.message.reachMaxAllowedNumber': {
    en: 'You can have at most {maxQuantity} of {title}.',
    fr: 'Vous pouvez avoir au plus {maxQuantity} exemplaires de ce produit : {title}.',
  },
  'error.message.promotionIsInvalid': {
    en: 'This discount code is not valid for {title}.',
    fr: 'Ce code de réduction n’est pas valable pour ce produit : {title}.',
  },
  'error.message.applyPromotionIsDuplicated': {
    en: "The code you're trying to use is duplicated",
    fr: 'Le code que vous essayez d’utiliser est déjà appliqué',
  },
  'error.message.onlyOnePromotionPerBundle': {
    en: 'Only one discount code can be used for {title}.',
    fr: 'Un seul code de réduction peut être utilisé pour ce produit : {title}.',
  },
  'error.message.zipCodeIsInvalid': {
    en: 'We do not know the postal code {zipCode}.',
    fr: 'Nous ne connaissons pas le code postal {zipCode}.',
  },
  'error.message.orderPreviewFailed': {
    en: 'We could not calculate your order for this address. Please check your address.',
    fr: 'Nous n’avons pas pu calculer votre commande pour cette adresse. Veuillez vérifier votre adresse.',
  },
  'error.message.addressIsMissing': {
    en: 'Please tell us where to deliver.',
    fr: 'Veuillez nous dire où livrer.',
  },
  'error.message.addressCountryIsWrong': {
    en: 'We deliver to addresses in {country} only.',
    fr: 'Nous livrons seulement aux adresses de ce pays : {country}.',
  },
  'error.message.userIsNotAbleToSubscribe': {
    en: 'Sorry, that isn’t possible yet! We need a due payment/return from you first.',
    fr: 'Désolé, ce n’est pas encore possible! Nous attendons d’abord un paiement ou un retour de votre part.',
  },
  'error.message.phoneNumberIsRequired': {
    en: 'You need to update the phone number when you subscribe to this product',
    fr: 'Veuillez indiquer votre numéro de téléphone pour vous abonner à ce produit',
  },
  'error.message.personalDetailsAreLocked': {
    en: 'Your name cannot be changed here while you have a subscription.',
    fr: 'Votre nom ne peut pas être modifié ici tant que vous avez un abonnement.',
  },
  'error.message.paymentIsInProgress': {
    en: 'Your first payment information is being processed, please create a new order later',
    fr: 'Votre premier paiement est en cours de traitement, veuillez passer une nouvelle commande plus tard',
  },
  'error.message.paymentMethodIsInvalid': {
    en: 'This payment method is not available here.',
    fr: 'Ce mode de paiement n’est pas offert ici.',
  },
  'error.message.orderIsNotFound': {
    en: 'There is no order {orderNumber}.',
    fr: 'Il n’y a pas de commande {orderNumber}.',
  },
  'error.message.orderIsAlreadyPaid': {
    en: 'The order {orderNumber} is already paid.',
    fr: 'La commande {orderNumber} est déjà payée.',
  },
  'error.message.amountIsWrong': {
    en: 'The order {orderNumber} costs {amount}. Please check it once more.',
    fr: 'La commande {orderNumber} coûte {amount}. Veuillez la vérifier de nouveau.',
  },
} as const satisfies Record<string, Texts>;

export type ErrorCode = keyof typeof messages;

export type ExtraInfo = Readonly<Record<string, string | number>>;

/** Why the shop refuses a request; becomes an answer with this status. */
export class ShopError extends Error {
  readonly status: number;
  readonly code: ErrorCode;
  readonly extraInfo: ExtraInfo | undefined;

  constructor(status: number, code: ErrorCode, extraInfo?: ExtraInfo) {
    super(code);
    this.status = status;
    this.code = code;
    this.extraInfo = extraInfo;
  }
}

export type ErrorBody = {
  readonly errorMessages: readonly {
    readonly code: string;
    readonly message: string;
    readonly extraInfo: ExtraInfo | null;
  }[];
};

/** The answer's body, in French for French requests, else in English. */
export function errorBody(error: ShopError, languageTag: string): ErrorBody {
  const texts = messages[error.code];
  const template: string = languageOfTag(languageTag) === 'fr' ? texts.fr : texts.en;
  const message = template.replace(/\{(\w+)\}/g, (_, name: string) => String(error.extraInfo?.[name] ?? ''));
  return { errorMessages: [{ code: error.code, message, extraInfo: error.extraInfo ?? null }] };
}
