/** The words of the bank's page, in every language of the shop. */
import { type Language, languageFrom } from '../../pages/language.ts';

export type BankTexts = {
  readonly owner: string;
  readonly note: string;
  readonly title: string;
  readonly lead: string;
  readonly amount: string;
  readonly to: string;
  readonly order: string;
  readonly method: string;
  readonly pay: string;
  readonly decline: string;
  readonly cancel: string;
  readonly unknownTitle: string;
  readonly unknownLead: string;
};

const owner = 'Testbank';

const texts: Readonly<Record<Language, BankTexts>> = {
  en: {
    owner,
    note: 'This bank exists for trying things out only. No money moves.',
    title: 'Approve your payment',
    lead: 'Check the details, then choose how the payment ends.',
    amount: 'Amount',
    to: 'To',
    order: 'Order',
    method: 'Payment method',
    pay: 'Approve payment',
    decline: 'Let the bank refuse it',
    cancel: 'Cancel and go back to the shop',
    unknownTitle: 'There is nothing to approve here',
    unknownLead: 'The payment has expired, or the address is not complete. Go back to the shop and start it again.',
  },
  fr: {
    owner,
    note: 'Cette banque sert uniquement à faire des essais. Aucun argent n’est débité.',
    title: 'Approuver votre paiement',
    lead: 'Vérifiez les informations, puis choisissez l’issue du paiement.',
    amount: 'Montant',
    to: 'Bénéficiaire',
    order: 'Commande',
    method: 'Mode de paiement',
    pay: 'Approuver le paiement',
    decline: 'Simuler un refus de la banque',
    cancel: 'Annuler et revenir à la boutique',
    unknownTitle: 'Il n’y a rien à approuver ici',
    unknownLead: 'Le paiement a expiré ou l’adresse est incomplète. Revenez à la boutique et recommencez.',
  },
  nl: {
    owner,
    note: 'Deze bank is alleen om te proberen. Er wordt geen geld afgeschreven.',
    title: 'Keur je betaling goed',
    lead: 'Controleer de gegevens en kies hoe de betaling afloopt.',
    amount: 'Bedrag',
    to: 'Aan',
    order: 'Bestelling',
    method: 'Betaalmethode',
    pay: 'Betaling goedkeuren',
    decline: 'Laten weigeren door de bank',
    cancel: 'Annuleren en terug naar de winkel',
    unknownTitle: 'Er is hier niets goed te keuren',
    unknownLead: 'De betaling is verlopen of het adres is niet volledig. Ga terug naar de winkel en begin opnieuw.',
  },
  de: {
    owner,
    note: 'Diese Bank dient nur zum Ausprobieren. Es fließt kein Geld.',
    title: 'Zahlung freigeben',
    lead: 'Prüfen Sie die Angaben und wählen Sie, wie die Zahlung ausgeht.',
    amount: 'Betrag',
    to: 'An',
    order: 'Bestellung',
    method: 'Zahlungsart',
    pay: 'Zahlung freigeben',
    decline: 'Von der Bank ablehnen lassen',
    cancel: 'Abbrechen und zurück zum Shop',
    unknownTitle: 'Hier gibt es nichts freizugeben',
    unknownLead:
      'Die Zahlung ist abgelaufen, oder die Adresse ist unvollständig. Gehen Sie zurück zum Shop und beginnen Sie neu.',
  },
  it: {
    owner,
    note: 'Questa banca serve solo per fare prove. Non viene addebitato alcun importo.',
    title: 'Approva il pagamento',
    lead: 'Controlla i dati, poi scegli come si conclude il pagamento.',
    amount: 'Importo',
    to: 'Beneficiario',
    order: 'Ordine',
    method: 'Metodo di pagamento',
    pay: 'Approva il pagamento',
    decline: 'Simula un rifiuto della banca',
    cancel: 'Annulla e torna al negozio',
    unknownTitle: 'Qui non c’è nulla da approvare',
    unknownLead: 'Il pagamento è scaduto o l’indirizzo non è completo. Torna al negozio e ricomincia.',
  },
  es: {
    owner,
    note: 'Este banco es solo para hacer pruebas. No se cobra nada.',
    title: 'Aprueba tu pago',
    lead: 'Revisa los datos y elige cómo termina el pago.',
    amount: 'Importe',
    to: 'Para',
    order: 'Pedido',
    method: 'Método de pago',
    pay: 'Aprobar el pago',
    decline: 'Simular un rechazo del banco',
    cancel: 'Cancelar y volver a la tienda',
    unknownTitle: 'Aquí no hay nada que aprobar',
    unknownLead: 'El pago ha caducado o la dirección no está completa. Vuelve a la tienda y empieza de nuevo.',
  },
  pl: {
    owner,
    note: 'Ten bank służy wyłącznie do prób. Żadne pieniądze nie są pobierane.',
    title: 'Zatwierdź płatność',
    lead: 'Sprawdź dane i wybierz, jak ma się zakończyć płatność.',
    amount: 'Kwota',
    to: 'Odbiorca',
    order: 'Zamówienie',
    method: 'Metoda płatności',
    pay: 'Zatwierdź płatność',
    decline: 'Odmowa banku',
    cancel: 'Anuluj i wróć do sklepu',
    unknownTitle: 'Nie ma tu nic do zatwierdzenia',
    unknownLead: 'Płatność wygasła lub adres jest niepełny. Wróć do sklepu i zacznij ponownie.',
  },
  cs: {
    owner,
    note: 'Tato banka slouží jen ke zkoušení. Žádné peníze se nestrhnou.',
    title: 'Potvrďte platbu',
    lead: 'Zkontrolujte údaje a zvolte, jak platba skončí.',
    amount: 'Částka',
    to: 'Příjemce',
    order: 'Objednávka',
    method: 'Způsob platby',
    pay: 'Potvrdit platbu',
    decline: 'Nechat banku odmítnout',
    cancel: 'Zrušit a vrátit se do obchodu',
    unknownTitle: 'Není tu co potvrdit',
    unknownLead: 'Platnost platby vypršela nebo adresa není úplná. Vraťte se do obchodu a začněte znovu.',
  },
  sv: {
    owner,
    note: 'Den här banken finns bara för att prova. Inga pengar dras.',
    title: 'Godkänn din betalning',
    lead: 'Kontrollera uppgifterna och välj hur betalningen ska sluta.',
    amount: 'Belopp',
    to: 'Till',
    order: 'Beställning',
    method: 'Betalningssätt',
    pay: 'Godkänn betalningen',
    decline: 'Låt banken neka',
    cancel: 'Avbryt och gå tillbaka till butiken',
    unknownTitle: 'Det finns inget att godkänna här',
    unknownLead:
      'Betalningen har gått ut eller så är adressen inte fullständig. Gå tillbaka till butiken och börja om.',
  },
  ro: {
    owner,
    note: 'Această bancă există doar pentru teste. Nu se retrag bani.',
    title: 'Aprobă plata',
    lead: 'Verifică datele, apoi alege cum se încheie plata.',
    amount: 'Sumă',
    to: 'Către',
    order: 'Comandă',
    method: 'Metodă de plată',
    pay: 'Aprobă plata',
    decline: 'Simulează un refuz al băncii',
    cancel: 'Anulează și întoarce-te la magazin',
    unknownTitle: 'Nu este nimic de aprobat aici',
    unknownLead: 'Plata a expirat sau adresa nu este completă. Întoarce-te la magazin și ia-o de la capăt.',
  },
};

export type BankWords = BankTexts & { readonly language: string };

/** In the language of the first wish that is spoken here. */
export function bankWordsFor(...wishes: readonly (string | undefined)[]): BankWords {
  const language = languageFrom(...wishes);
  return { ...texts[language], language };
}
