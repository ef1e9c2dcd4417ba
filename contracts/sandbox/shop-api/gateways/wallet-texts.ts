/** The words of the wallet's pages, in every language of the shop. */
import { type Language, languageFrom } from '../../pages/language.ts';

type WalletTexts = {
  /** Whose page it is where the payment does not tell. */
  readonly owner: string;
  readonly note: string;
  readonly order: string;
  readonly pay: string;
  readonly decline: string;
  readonly cancel: string;
  readonly overTitle: string;
  readonly overLead: string;
};

const texts: Readonly<Record<Language, WalletTexts>> = {
  en: {
    owner: 'Test wallet',
    note: 'This wallet is for trying things out: no money moves.',
    order: 'Order',
    pay: 'Pay',
    decline: 'Let the payment fail',
    cancel: 'Cancel and go back to the shop',
    overTitle: 'This payment is over',
    overLead: 'It has been decided already, or its link is too old. Go back to the shop to see your order.',
  },
  fr: {
    owner: 'Portefeuille d’essai',
    note: 'Ce portefeuille sert aux essais : aucun argent ne change de mains.',
    order: 'Commande',
    pay: 'Payer',
    decline: 'Faire échouer le paiement',
    cancel: 'Annuler et retourner à la boutique',
    overTitle: 'Ce paiement est terminé',
    overLead: 'Il a déjà abouti ou le lien a expiré. Retournez à la boutique pour voir votre commande.',
  },
  nl: {
    owner: 'Testportemonnee',
    note: 'Deze portemonnee is alleen om te proberen. Er wordt geen geld afgeschreven.',
    order: 'Bestelling',
    pay: 'Betaal',
    decline: 'Betaling laten mislukken',
    cancel: 'Annuleren en terug naar de winkel',
    overTitle: 'Deze betaling is afgerond',
    overLead:
      'De betaling is al afgehandeld of de link is verlopen. Ga terug naar de winkel om je bestelling te bekijken.',
  },
  de: {
    owner: 'Test-Wallet',
    note: 'Diese Wallet dient nur zum Ausprobieren. Es fließt kein Geld.',
    order: 'Bestellung',
    pay: 'Zahlen:',
    decline: 'Zahlung fehlschlagen lassen',
    cancel: 'Abbrechen und zurück zum Shop',
    overTitle: 'Diese Zahlung ist abgeschlossen',
    overLead:
      'Über sie wurde bereits entschieden, oder der Link ist abgelaufen. Im Shop sehen Sie, was aus Ihrer Bestellung geworden ist.',
  },
  it: {
    owner: 'Portafoglio di prova',
    note: 'Questo portafoglio serve solo per fare prove. Non viene addebitato alcun importo.',
    order: 'Ordine',
    pay: 'Paga',
    decline: 'Fai fallire il pagamento',
    cancel: 'Annulla e torna al negozio',
    overTitle: 'Questo pagamento è concluso',
    overLead: 'È già stato gestito oppure il link è scaduto. Torna al negozio per vedere il tuo ordine.',
  },
  es: {
    owner: 'Monedero de prueba',
    note: 'Este monedero es solo para hacer pruebas. No se cobra nada.',
    order: 'Pedido',
    pay: 'Pagar',
    decline: 'Hacer que falle el pago',
    cancel: 'Cancelar y volver a la tienda',
    overTitle: 'Este pago ha terminado',
    overLead: 'Ya se ha resuelto o el enlace ha caducado. Vuelve a la tienda para ver tu pedido.',
  },
  pl: {
    owner: 'Portfel testowy',
    note: 'Ten portfel służy wyłącznie do prób. Żadne pieniądze nie są pobierane.',
    order: 'Zamówienie',
    pay: 'Zapłać',
    decline: 'Spowoduj niepowodzenie płatności',
    cancel: 'Anuluj i wróć do sklepu',
    overTitle: 'Ta płatność jest zakończona',
    overLead: 'Została już rozstrzygnięta lub link wygasł. Wróć do sklepu, aby zobaczyć zamówienie.',
  },
  cs: {
    owner: 'Zkušební peněženka',
    note: 'Tato peněženka slouží jen ke zkoušení. Žádné peníze se nestrhnou.',
    order: 'Objednávka',
    pay: 'Zaplatit',
    decline: 'Nechat platbu selhat',
    cancel: 'Zrušit a vrátit se do obchodu',
    overTitle: 'Tato platba je ukončená',
    overLead: 'Už se o ní rozhodlo, nebo vypršela platnost odkazu. Vraťte se do obchodu a podívejte se na objednávku.',
  },
  sv: {
    owner: 'Testplånbok',
    note: 'Den här plånboken finns bara för att prova. Inga pengar dras.',
    order: 'Beställning',
    pay: 'Betala',
    decline: 'Låt betalningen misslyckas',
    cancel: 'Avbryt och gå tillbaka till butiken',
    overTitle: 'Den här betalningen är avslutad',
    overLead: 'Den är redan avgjord eller så har länken gått ut. Gå tillbaka till butiken för att se din beställning.',
  },
  ro: {
    owner: 'Portofel de test',
    note: 'Acest portofel există doar pentru teste. Nu se retrag bani.',
    order: 'Comandă',
    pay: 'Plătiți',
    decline: 'Faceți plata să eșueze',
    cancel: 'Anulați și reveniți la magazin',
    overTitle: 'Această plată s-a încheiat',
    overLead: 'A fost deja decisă sau linkul a expirat. Reveniți la magazin pentru a vedea comanda.',
  },
};

export type WalletWords = WalletTexts & { readonly language: string };

/** In the language of the first wish that is spoken here. */
export function walletWordsFor(...wishes: readonly (string | undefined)[]): WalletWords {
  const language = languageFrom(...wishes);
  return { ...texts[language], language };
}
