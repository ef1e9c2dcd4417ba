import type { Texts } from './texts.ts';

export const it: Texts = {
  owner: 'Account Perennial',
  note: 'Questo è un accesso di prova. Non usare una password che usi altrove.',
  backToShop: 'Torna al negozio',

  signInTitle: 'Accedi',
  signInLead: 'Un solo account per i tuoi ordini e abbonamenti.',
  signIn: 'Accedi',
  newHere: 'È la prima volta su Perennial?',
  toSignUp: 'Crea un account',

  signUpTitle: 'Crea il tuo account',
  signUpLead: 'Con un account puoi consultare, modificare e sospendere i tuoi abbonamenti quando vuoi.',
  signUp: 'Crea account',
  haveAccount: 'Hai già un account?',
  toSignIn: 'Accedi',

  profileTitle: 'Dati personali',
  profileLead: 'Come ci rivolgiamo a te e come possiamo contattarti.',
  save: 'Salva le modifiche',

  signOutTitle: 'Disconnessione in corso',
  signOutLead: 'Un momento. Se non succede nulla, usa il pulsante.',
  signOut: 'Esci',
  signedOutTitle: 'Hai effettuato la disconnessione',
  signedOutLead: 'A presto.',

  expiredTitle: 'Questa pagina è scaduta',
  expiredLead:
    'È rimasta aperta troppo a lungo o è già stata usata. Non hai perso nulla: torna al negozio e ricomincia da lì.',
  notSignedInTitle: 'Non hai effettuato l’accesso',
  notSignedInLead: 'Per modificare i tuoi dati personali, torna al negozio e accedi.',
  problemTitle: 'Qualcosa non ha funzionato',
  problemLead: 'Non è stato possibile completare la richiesta. Torna al negozio e riprova.',

  email: 'Indirizzo e-mail',
  password: 'Password',
  passwordHelp: '8-20 caratteri, con almeno 2 tipi su 3: lettere, cifre, simboli _.@$',
  showPassword: 'Mostra',
  hidePassword: 'Nascondi',
  firstName: 'Nome',
  lastName: 'Cognome',
  phoneNumber: 'Numero di telefono',
  optional: 'facoltativo',
  terms: 'Accetto le condizioni d’uso e ho letto l’informativa sulla privacy.',
  marketingOptIn: 'Desidero ricevere novità e offerte via e-mail. Posso annullare l’iscrizione in qualsiasi momento.',

  checkFields: 'Controlla i campi segnalati.',
  checkFieldsAndPassword: 'Controlla i campi segnalati e inserisci di nuovo la password.',
  wrongCredentials: 'L’indirizzo e-mail e la password non corrispondono. Controllali e riprova.',
  isRequired: '{label}: campo obbligatorio',
  isNotAnEmail: '{label}: l’indirizzo non è valido',
  isTaken: '{label}: esiste già un account con questo indirizzo. Accedi oppure usane un altro.',
  isNotAName: '{label}: sono ammessi solo lettere, spazi, apostrofi e trattini',
  isNotAPhoneNumber: '{label}: il numero non è valido',
  isTooLong: '{label}: il testo è troppo lungo',
  isNotAPassword: '{label}: 8-20 caratteri con almeno 2 tipi su 3 (lettere, cifre, simboli _.@$)',
  termsAreRequired: 'Per creare un account accetta le condizioni d’uso.',
};
