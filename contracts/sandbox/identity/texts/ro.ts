import type { Texts } from './texts.ts';

export const ro: Texts = {
  owner: 'Cont Perennial',
  note: 'Aceasta este o autentificare de test. Nu folosi o parolă pe care o folosești în altă parte.',
  backToShop: 'Înapoi la magazin',

  signInTitle: 'Autentificare',
  signInLead: 'Un singur cont pentru comenzile și abonamentele tale.',
  signIn: 'Autentificare',
  newHere: 'Ești nou la Perennial?',
  toSignUp: 'Creează un cont',

  signUpTitle: 'Creează-ți contul',
  signUpLead: 'Cu un cont poți vedea, modifica și suspenda abonamentele oricând dorești.',
  signUp: 'Creează contul',
  haveAccount: 'Ai deja un cont?',
  toSignIn: 'Autentifică-te',

  profileTitle: 'Date personale',
  profileLead: 'Cum ne adresăm ție și cum te putem contacta.',
  save: 'Salvează modificările',

  signOutTitle: 'Te deconectăm',
  signOutLead: 'Un moment. Dacă nu se întâmplă nimic, folosește butonul.',
  signOut: 'Deconectare',
  signedOutTitle: 'Te-ai deconectat',
  signedOutLead: 'Pe curând.',

  expiredTitle: 'Această pagină a expirat',
  expiredLead:
    'A stat deschisă prea mult sau a fost deja folosită. Nu s-a pierdut nimic: întoarce-te la magazin și ia-o de la capăt.',
  notSignedInTitle: 'Nu ești autentificat(ă)',
  notSignedInLead: 'Pentru a-ți modifica datele personale, întoarce-te la magazin și autentifică-te.',
  problemTitle: 'Nu a funcționat',
  problemLead: 'Cererea nu a putut fi finalizată. Întoarce-te la magazin și încearcă din nou.',

  email: 'Adresă de e-mail',
  password: 'Parolă',
  passwordHelp: '8-20 de caractere, cu cel puțin 2 din 3 tipuri: litere, cifre, simboluri _.@$',
  showPassword: 'Arată',
  hidePassword: 'Ascunde',
  firstName: 'Prenume',
  lastName: 'Nume',
  phoneNumber: 'Număr de telefon',
  optional: 'opțional',
  terms: 'Accept termenii de utilizare și am citit nota de confidențialitate.',
  marketingOptIn: 'Vreau să primesc noutăți și oferte prin e-mail. Mă pot dezabona oricând.',

  checkFields: 'Verifică câmpurile marcate.',
  checkFieldsAndPassword: 'Verifică câmpurile marcate și introdu din nou parola.',
  wrongCredentials: 'Adresa de e-mail și parola nu se potrivesc. Verifică-le și încearcă din nou.',
  isRequired: '{label}: câmpul este obligatoriu',
  isNotAnEmail: '{label}: adresa nu este validă',
  isTaken: '{label}: există deja un cont cu această adresă. Autentifică-te sau folosește alta.',
  isNotAName: '{label}: sunt permise doar litere, spații, apostrofuri și cratime',
  isNotAPhoneNumber: '{label}: numărul nu este valid',
  isTooLong: '{label}: textul este prea lung',
  isNotAPassword: '{label}: 8-20 de caractere cu cel puțin 2 din 3 tipuri (litere, cifre, simboluri _.@$)',
  termsAreRequired: 'Acceptă termenii de utilizare pentru a crea un cont.',
};
