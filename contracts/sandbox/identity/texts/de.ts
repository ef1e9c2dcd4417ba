import type { Texts } from './texts.ts';

export const de: Texts = {
  owner: 'Perennial-Konto',
  note: 'Dies ist eine Testanmeldung. Bitte verwenden Sie kein Passwort, das Sie anderswo nutzen.',
  backToShop: 'Zurück zum Shop',

  signInTitle: 'Anmelden',
  signInLead: 'Ein Konto für Ihre Bestellungen und Abonnements.',
  signIn: 'Anmelden',
  newHere: 'Neu bei Perennial?',
  toSignUp: 'Konto erstellen',

  signUpTitle: 'Ihr Konto erstellen',
  signUpLead: 'Mit einem Konto können Sie Ihre Abonnements jederzeit ansehen, ändern und pausieren.',
  signUp: 'Konto erstellen',
  haveAccount: 'Haben Sie schon ein Konto?',
  toSignIn: 'Stattdessen anmelden',

  profileTitle: 'Persönliche Angaben',
  profileLead: 'So sprechen wir Sie an, und so erreichen wir Sie.',
  save: 'Änderungen speichern',

  signOutTitle: 'Sie werden abgemeldet',
  signOutLead: 'Einen Moment bitte. Falls nichts geschieht, nutzen Sie die Schaltfläche.',
  signOut: 'Abmelden',
  signedOutTitle: 'Sie sind abgemeldet',
  signedOutLead: 'Bis bald.',

  expiredTitle: 'Diese Seite ist abgelaufen',
  expiredLead:
    'Sie war zu lange geöffnet oder wurde schon verwendet. Es ist nichts verloren: Gehen Sie zurück zum Shop und beginnen Sie dort neu.',
  notSignedInTitle: 'Sie sind nicht angemeldet',
  notSignedInLead: 'Um Ihre persönlichen Angaben zu ändern, gehen Sie zurück zum Shop und melden Sie sich dort an.',
  problemTitle: 'Das hat nicht geklappt',
  problemLead:
    'Die Anfrage konnte nicht abgeschlossen werden. Bitte gehen Sie zurück zum Shop und versuchen Sie es erneut.',

  email: 'E-Mail-Adresse',
  password: 'Passwort',
  passwordHelp: '8-20 Zeichen aus mindestens 2 von 3 Arten: Buchstaben, Ziffern, Symbole _.@$',
  showPassword: 'Anzeigen',
  hidePassword: 'Verbergen',
  firstName: 'Vorname',
  lastName: 'Nachname',
  phoneNumber: 'Telefonnummer',
  optional: 'freiwillig',
  terms: 'Ich stimme den Nutzungsbedingungen zu und habe die Datenschutzhinweise gelesen.',
  marketingOptIn: 'Ich möchte Neuigkeiten und Angebote per E-Mail erhalten. Ich kann mich jederzeit abmelden.',

  checkFields: 'Bitte prüfen Sie die markierten Felder.',
  checkFieldsAndPassword: 'Bitte prüfen Sie die markierten Felder und geben Sie Ihr Passwort noch einmal ein.',
  wrongCredentials:
    'Diese E-Mail-Adresse und dieses Passwort gehören nicht zusammen. Bitte prüfen Sie beides und versuchen Sie es erneut.',
  isRequired: '{label} ist erforderlich',
  isNotAnEmail: '{label} ist keine gültige E-Mail-Adresse',
  isTaken: '{label} gehört bereits zu einem Konto. Melden Sie sich damit an, oder nutzen Sie eine andere.',
  isNotAName: '{label} darf nur Buchstaben, Leerzeichen, Apostrophe und Bindestriche enthalten',
  isNotAPhoneNumber: '{label} ist keine gültige Telefonnummer',
  isTooLong: '{label} ist zu lang',
  isNotAPassword: '{label} muss 8-20 Zeichen aus mindestens 2 von 3 Arten haben (Buchstaben, Ziffern, Symbole _.@$)',
  termsAreRequired: 'Bitte stimmen Sie den Nutzungsbedingungen zu, um ein Konto zu erstellen.',
};
