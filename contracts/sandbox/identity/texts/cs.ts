import type { Texts } from './texts.ts';

export const cs: Texts = {
  owner: 'Účet Perennial',
  note: 'Toto je zkušební přihlášení. Nepoužívejte heslo, které používáte jinde.',
  backToShop: 'Zpět do obchodu',

  signInTitle: 'Přihlášení',
  signInLead: 'Jeden účet pro vaše objednávky a předplatná.',
  signIn: 'Přihlásit se',
  newHere: 'Jste v Perennial poprvé?',
  toSignUp: 'Vytvořit účet',

  signUpTitle: 'Vytvořte si účet',
  signUpLead: 'S účtem můžete svá předplatná kdykoli zobrazit, změnit nebo pozastavit.',
  signUp: 'Vytvořit účet',
  haveAccount: 'Už máte účet?',
  toSignIn: 'Přihlásit se',

  profileTitle: 'Osobní údaje',
  profileLead: 'Jak vás máme oslovovat a jak vás zastihneme.',
  save: 'Uložit změny',

  signOutTitle: 'Odhlašujeme vás',
  signOutLead: 'Okamžik, prosím. Pokud se nic neděje, použijte tlačítko.',
  signOut: 'Odhlásit se',
  signedOutTitle: 'Jste odhlášeni',
  signedOutLead: 'Na viděnou.',

  expiredTitle: 'Platnost této stránky vypršela',
  expiredLead:
    'Byla otevřená příliš dlouho nebo už byla použita. O nic jste nepřišli: vraťte se do obchodu a začněte znovu.',
  notSignedInTitle: 'Nejste přihlášeni',
  notSignedInLead: 'Chcete-li změnit osobní údaje, vraťte se do obchodu a přihlaste se.',
  problemTitle: 'Nepodařilo se',
  problemLead: 'Požadavek nebylo možné dokončit. Vraťte se do obchodu a zkuste to znovu.',

  email: 'E-mailová adresa',
  password: 'Heslo',
  passwordHelp: '8-20 znaků, alespoň 2 ze 3 druhů: písmena, číslice, symboly _.@$',
  showPassword: 'Zobrazit',
  hidePassword: 'Skrýt',
  firstName: 'Jméno',
  lastName: 'Příjmení',
  phoneNumber: 'Telefonní číslo',
  optional: 'nepovinné',
  terms: 'Souhlasím s podmínkami používání a seznámil(a) jsem se se zásadami ochrany soukromí.',
  marketingOptIn: 'Chci dostávat novinky a nabídky e-mailem. Odběr mohu kdykoli zrušit.',

  checkFields: 'Zkontrolujte prosím označená pole.',
  checkFieldsAndPassword: 'Zkontrolujte prosím označená pole a zadejte znovu heslo.',
  wrongCredentials: 'E-mailová adresa a heslo k sobě nepatří. Zkontrolujte je a zkuste to znovu.',
  isRequired: '{label}: toto pole je povinné',
  isNotAnEmail: '{label}: adresa není platná',
  isTaken: '{label}: účet s touto adresou už existuje. Přihlaste se, nebo použijte jinou.',
  isNotAName: '{label}: povolena jsou jen písmena, mezery, apostrofy a spojovníky',
  isNotAPhoneNumber: '{label}: číslo není platné',
  isTooLong: '{label}: text je příliš dlouhý',
  isNotAPassword: '{label}: 8-20 znaků, alespoň 2 ze 3 druhů (písmena, číslice, symboly _.@$)',
  termsAreRequired: 'Pro vytvoření účtu prosím přijměte podmínky používání.',
};
