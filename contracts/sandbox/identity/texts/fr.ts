import type { AccountTexts } from './account-texts.ts';

export const fr: AccountTexts = {
  owner: 'Compte Perennial',
  note: 'Ceci est une connexion de test. N’utilisez pas un mot de passe qui vous sert ailleurs.',
  backToShop: 'Retour à la boutique',

  signInTitle: 'Se connecter',
  signInLead: 'Un seul compte pour vos commandes et vos abonnements.',
  signIn: 'Se connecter',
  newHere: 'Pas encore de compte ?',
  toSignUp: 'Créer un compte',

  signUpTitle: 'Créer votre compte',
  signUpLead: 'Avec un compte, vous consultez, modifiez ou suspendez vos abonnements quand vous le souhaitez.',
  signUp: 'Créer le compte',
  haveAccount: 'Vous avez déjà un compte ?',
  toSignIn: 'Se connecter',

  profileTitle: 'Informations personnelles',
  profileLead: 'Votre nom et vos coordonnées, pour nous adresser à vous.',
  save: 'Enregistrer',

  signOutTitle: 'Déconnexion en cours',
  signOutLead: 'Un instant. Si rien ne se passe, utilisez le bouton.',
  signOut: 'Se déconnecter',
  signedOutTitle: 'Vous êtes déconnecté(e)',
  signedOutLead: 'À bientôt.',

  expiredTitle: 'Cette page a expiré',
  expiredLead:
    'Elle est restée ouverte trop longtemps ou a déjà servi. Rien n’est perdu : retournez à la boutique et recommencez.',
  notSignedInTitle: 'Vous n’êtes pas connecté(e)',
  notSignedInLead: 'Pour modifier vos informations personnelles, retournez à la boutique et connectez-vous.',
  failedTitle: 'Cela n’a pas fonctionné',
  failedLead: 'La demande n’a pas pu aboutir. Retournez à la boutique et réessayez.',

  email: 'Adresse e-mail',
  password: 'Mot de passe',
  passwordHelp: '8 à 20 caractères, avec au moins 2 types sur 3 : lettres, chiffres, symboles _.@$',
  showPassword: 'Afficher',
  hidePassword: 'Masquer',
  firstName: 'Prénom',
  lastName: 'Nom',
  phoneNumber: 'Numéro de téléphone',
  optional: 'facultatif',
  terms: 'J’accepte les conditions d’utilisation et j’ai lu l’avis de confidentialité.',
  marketingOptIn: 'Je souhaite recevoir des nouvelles et des offres par e-mail. Je peux me désabonner à tout moment.',

  checkFields: 'Veuillez vérifier les champs signalés.',
  checkFieldsAndPassword: 'Veuillez vérifier les champs signalés et saisir à nouveau votre mot de passe.',
  wrongCredentials: 'L’adresse e-mail et le mot de passe ne correspondent pas. Vérifiez-les et réessayez.',
  isRequired: '{label} : ce champ est obligatoire',
  isNotAnEmail: '{label} : l’adresse n’est pas valide',
  isTaken: '{label} : un compte existe déjà avec cette adresse. Connectez-vous ou choisissez-en une autre.',
  isNotAName: '{label} : lettres, espaces, apostrophes et traits d’union uniquement',
  isNotAPhoneNumber: '{label} : le numéro n’est pas valide',
  isTooLong: '{label} : le texte est trop long',
  isNotAPassword: '{label} : 8 à 20 caractères avec au moins 2 types sur 3 (lettres, chiffres, symboles _.@$)',
  termsAreRequired: 'Veuillez accepter les conditions d’utilisation pour créer un compte.',
};
