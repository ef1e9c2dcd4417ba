import type { Texts } from './texts.ts';

export const sv: Texts = {
  owner: 'Perennial-konto',
  note: 'Det här är en testinloggning. Använd inte ett lösenord som du använder någon annanstans.',
  backToShop: 'Tillbaka till butiken',

  signInTitle: 'Logga in',
  signInLead: 'Ett konto för dina beställningar och prenumerationer.',
  signIn: 'Logga in',
  newHere: 'Ny hos Perennial?',
  toSignUp: 'Skapa ett konto',

  signUpTitle: 'Skapa ditt konto',
  signUpLead: 'Med ett konto kan du se, ändra och pausa dina prenumerationer när du vill.',
  signUp: 'Skapa konto',
  haveAccount: 'Har du redan ett konto?',
  toSignIn: 'Logga in i stället',

  profileTitle: 'Personuppgifter',
  profileLead: 'Så tilltalar vi dig och så når vi dig.',
  save: 'Spara ändringar',

  signOutTitle: 'Du loggas ut',
  signOutLead: 'Ett ögonblick. Händer ingenting kan du använda knappen.',
  signOut: 'Logga ut',
  signedOutTitle: 'Du är utloggad',
  signedOutLead: 'Välkommen åter.',

  expiredTitle: 'Sidan har gått ut',
  expiredLead:
    'Den var öppen för länge eller har redan använts. Ingenting har gått förlorat: gå tillbaka till butiken och börja om.',
  notSignedInTitle: 'Du är inte inloggad',
  notSignedInLead: 'Gå tillbaka till butiken och logga in för att ändra dina personuppgifter.',
  problemTitle: 'Det fungerade inte',
  problemLead: 'Begäran kunde inte slutföras. Gå tillbaka till butiken och försök igen.',

  email: 'E-postadress',
  password: 'Lösenord',
  passwordHelp: '8-20 tecken med minst 2 av 3 slag: bokstäver, siffror, symboler _.@$',
  showPassword: 'Visa',
  hidePassword: 'Dölj',
  firstName: 'Förnamn',
  lastName: 'Efternamn',
  phoneNumber: 'Telefonnummer',
  optional: 'valfritt',
  terms: 'Jag godkänner användarvillkoren och har läst integritetsmeddelandet.',
  marketingOptIn: 'Skicka nyheter och erbjudanden till mig via e-post. Jag kan avsluta när jag vill.',

  checkFields: 'Kontrollera de markerade fälten.',
  checkFieldsAndPassword: 'Kontrollera de markerade fälten och ange lösenordet igen.',
  wrongCredentials: 'E-postadressen och lösenordet hör inte ihop. Kontrollera dem och försök igen.',
  isRequired: '{label}: fältet är obligatoriskt',
  isNotAnEmail: '{label}: adressen är inte giltig',
  isTaken: '{label}: det finns redan ett konto med den här adressen. Logga in eller använd en annan.',
  isNotAName: '{label}: endast bokstäver, mellanslag, apostrofer och bindestreck',
  isNotAPhoneNumber: '{label}: numret är inte giltigt',
  isTooLong: '{label}: texten är för lång',
  isNotAPassword: '{label}: 8-20 tecken med minst 2 av 3 slag (bokstäver, siffror, symboler _.@$)',
  termsAreRequired: 'Godkänn användarvillkoren för att skapa ett konto.',
};
