import type { Texts } from './texts.ts';

export const nl: Texts = {
  owner: 'Perennial-account',
  note: 'Dit is een testaanmelding. Gebruik geen wachtwoord dat je ook ergens anders gebruikt.',
  backToShop: 'Terug naar de winkel',

  signInTitle: 'Inloggen',
  signInLead: 'Eén account voor je bestellingen en abonnementen.',
  signIn: 'Inloggen',
  newHere: 'Nieuw bij Perennial?',
  toSignUp: 'Account aanmaken',

  signUpTitle: 'Maak je account aan',
  signUpLead: 'Met een account kun je je abonnementen bekijken, wijzigen en pauzeren wanneer je maar wilt.',
  signUp: 'Account aanmaken',
  haveAccount: 'Heb je al een account?',
  toSignIn: 'Inloggen',

  profileTitle: 'Persoonlijke gegevens',
  profileLead: 'Zo spreken we je aan en zo bereiken we je.',
  save: 'Wijzigingen opslaan',

  signOutTitle: 'Je wordt uitgelogd',
  signOutLead: 'Een ogenblik. Gebeurt er niets, gebruik dan de knop.',
  signOut: 'Uitloggen',
  signedOutTitle: 'Je bent uitgelogd',
  signedOutLead: 'Tot ziens.',

  expiredTitle: 'Deze pagina is verlopen',
  expiredLead:
    'De pagina stond te lang open of is al gebruikt. Er is niets verloren: ga terug naar de winkel en begin daar opnieuw.',
  notSignedInTitle: 'Je bent niet ingelogd',
  notSignedInLead: 'Ga terug naar de winkel en log daar in om je persoonlijke gegevens te wijzigen.',
  problemTitle: 'Dat is niet gelukt',
  problemLead: 'De aanvraag kon niet worden voltooid. Ga terug naar de winkel en probeer het opnieuw.',

  email: 'E-mailadres',
  password: 'Wachtwoord',
  passwordHelp: '8-20 tekens, met ten minste 2 van 3 soorten: letters, cijfers, symbolen _.@$',
  showPassword: 'Tonen',
  hidePassword: 'Verbergen',
  firstName: 'Voornaam',
  lastName: 'Achternaam',
  phoneNumber: 'Telefoonnummer',
  optional: 'niet verplicht',
  terms: 'Ik ga akkoord met de gebruiksvoorwaarden en heb de privacyverklaring gelezen.',
  marketingOptIn: 'Stuur mij nieuws en aanbiedingen per e-mail. Ik kan me op elk moment afmelden.',

  checkFields: 'Controleer de gemarkeerde velden.',
  checkFieldsAndPassword: 'Controleer de gemarkeerde velden en voer je wachtwoord opnieuw in.',
  wrongCredentials: 'Dit e-mailadres en wachtwoord horen niet bij elkaar. Controleer ze en probeer het opnieuw.',
  isRequired: '{label} is verplicht',
  isNotAnEmail: '{label} is geen geldig e-mailadres',
  isTaken: '{label} hoort al bij een account. Log ermee in of gebruik een ander adres.',
  isNotAName: '{label} mag alleen letters, spaties, apostrofs en koppeltekens bevatten',
  isNotAPhoneNumber: '{label} is geen geldig telefoonnummer',
  isTooLong: '{label} is te lang',
  isNotAPassword: '{label} moet 8-20 tekens hebben met ten minste 2 van 3 soorten (letters, cijfers, symbolen _.@$)',
  termsAreRequired: 'Accepteer de gebruiksvoorwaarden om een account aan te maken.',
};
