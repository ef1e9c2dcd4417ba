import { expect, it } from 'vitest';
import { type Texts, textsFor } from './texts.ts';

/**
 * Words of each action, written by a person, so that two texts that changed places are seen. A text of the row
 * contains one of the language's words, and none of the words of `unlike`. Columns: the ten languages in this order.
 */
const LANGUAGES = ['en', 'de', 'nl', 'sv', 'fr', 'it', 'es', 'pl', 'cs', 'ro'] as const;

type Row = { readonly keys: readonly string[]; readonly words: readonly string[]; readonly unlike?: string };

const rows: Readonly<Record<string, Row>> = {
  pause: {
    keys: ['subscription.pause.action', 'subscription.pause.title', 'subscription.pause.done'],
    words: [
      'pause',
      'pausier',
      'pauze',
      'paus',
      'suspend',
      'sospe|sospendi',
      'pausa',
      'wstrzyma',
      'pozastav',
      'suspend|suspenzi',
    ],
    unlike: 'resume',
  },
  resume: {
    keys: [
      'subscription.resume.action',
      'subscription.resume.title',
      'subscription.resume.done',
      'subscription.resume.doneWithDate',
    ],
    words: [
      ...['resume|continue', 'fortsetzen|läuft weiter', 'hervat|loopt weer', 'återuppta|fortsätt', 'reprend|continue'],
      ...['riprend|continua', 'reanud|continúa', 'wznów|wznowi|trwa dalej', 'obnov|pokraču', 'relua|continuă'],
    ],
    unlike: 'pause',
  },
  postpone: {
    keys: ['subscription.postpone.action', 'subscription.postpone.title', 'subscription.postpone.done'],
    words: [
      'postpone',
      'verschieben|verschoben',
      'uitste|uitgesteld',
      'skjut',
      'report',
      'rimanda',
      'aplaza',
      'przeł',
      'odlož',
      'amân',
    ],
    unlike: 'shipping now',
  },
  'shipping now': {
    keys: ['subscription.shippingNow.title', 'subscription.shippingNow.done'],
    words: [
      ...[
        'ship your|shipped',
        'versenden|versandt',
        'verz(e|o)nden',
        'skicka',
        'expédi',
        'anticip|partirà',
        'adelant|envío saldrá',
      ],
      ...['wysła|wyśle', 'odešle|odeslat', 'expedi'],
    ],
    unlike: 'postpone',
  },
  'one more shipment': {
    keys: ['subscription.oneTimeOrders.action', 'subscription.oneTimeOrders.title', 'subscription.oneTimeOrders.done'],
    words: [
      ...['one more|additional', 'zusätzlich|weitere', 'extra', 'extra', 'de plus|supplémentaire', 'in più|aggiuntivo'],
      ...['uno más|un envío más|adicional', 'dodatkow', 'navíc', 'încă (o|una)|suplimentar'],
    ],
    unlike: 'repair',
  },
  repair: {
    keys: ['subscription.repair.action', 'subscription.repair.title', 'subscription.repair.done'],
    words: [
      'repair',
      'reparatur',
      'reparatie',
      'reparation',
      'réparation',
      'riparazion',
      'reparación',
      'napraw',
      'oprav',
      'repara',
    ],
    unlike: 'one more shipment',
  },
  frequency: {
    keys: ['subscription.frequency.title', 'subscription.frequency.done'],
    words: [
      'frequen',
      'lieferrhythmus',
      'frequentie',
      'leveransintervall',
      'fréquence',
      'frequenza',
      'frecuencia',
      'częstotliwoś',
      'četnost',
      'frecvenț',
    ],
    unlike: 'new product',
  },
  'new product': {
    keys: ['subscription.product.done'],
    words: [
      'product has',
      'neues produkt',
      'product is',
      'produkt har',
      'produit a',
      'prodotto è',
      'producto se',
      'produkt został',
      'produkt byl',
      'produsul a',
    ],
    unlike: 'frequency',
  },
  voucher: {
    keys: ['subscription.promotion.done'],
    words: [
      'voucher',
      'rabattcode',
      'kortingscode',
      'rabattkod',
      'code promo',
      'codice',
      'código',
      'kod rabat',
      'slevový kód',
      'codul de reducere',
    ],
  },
  'return requested': {
    keys: ['returns.confirm.submit', 'returns.confirm.title', 'returns.title'],
    words: [
      'return',
      'rücksend|zurücksend',
      'retour|terug',
      'retur|skicka tillbaka',
      'retour|renvo',
      'reso|restitu|rendere',
      'devol|devuel',
      'zwrot|zwróć|zwrac',
      'vrá(t|c)',
      'retur',
    ],
    unlike: 'carriers',
  },
  carriers: {
    keys: ['returns.carriers.title'],
    words: [
      'carrier',
      'paketdienst',
      'vervoer|pakketdienst|bezorg',
      'transport|fraktbolag|paket',
      'transporteur',
      'corrier',
      'transport|mensajer',
      'przewoźni|kurier',
      'dopravc',
      'curier|transportator',
    ],
    unlike: 'return requested',
  },
  cancellation: {
    keys: ['subscription.cancel.submit', 'subscription.sections.cancel'],
    words: [
      'cancel',
      'kündigen',
      'opzeggen|zeg',
      'säg upp|avsluta',
      'résili',
      'disdi|annulla',
      'cancelar|baja',
      'zrezygnuj|anuluj|wypowiedz|rezygn',
      'zrušit',
      'anul|renunț',
    ],
    unlike: 'resume',
  },
};

/** Returns the text of a key such as `subscription.pause.done`. */
function textOf(texts: Texts, key: string): string {
  const found = key.split('.').reduce<unknown>((part, name) => Reflect.get(Object(part), name), texts);
  if (typeof found !== 'string') throw new Error(`There is no text ${key}.`);
  return found;
}

const cases = Object.entries(rows).flatMap(([action, { keys }]) =>
  LANGUAGES.flatMap((language, column) => keys.map((key) => ({ action, key, language, column }))),
);

it.each(cases)('$language $key speaks of its action and of no other: $action', ({ action, key, language, column }) => {
  const { words, unlike } = rows[action] as Row;
  const text = textOf(textsFor(language), key).toLowerCase();
  expect(text).toMatch(new RegExp(words[column] ?? '^$', 'u'));
  const others = unlike === undefined ? undefined : rows[unlike]?.words[column];
  if (others !== undefined) expect(text).not.toMatch(new RegExp(others, 'u'));
});

/** What is undone, and what goes on. */
const undoneReturn = {
  'en-US': [/return/, /subscription/],
  'de-DE': [/Rücksendung/, /Abo/],
  'nl-NL': [/retour/, /abonnement/],
  'fr-FR': [/retour/, /abonnement/],
  'it-IT': [/reso/, /abbonamento/],
  'es-ES': [/devolución/, /suscripción/],
  'sv-SE': [/returen/, /prenumeration/],
  'pl-PL': [/Zwrot/, /Subskrypcja/],
  'cs-CZ': [/Vrácení/, /předplatné/],
  'ro-RO': [/Returul/, /Abonamentul/],
} as const;

it.each(Object.entries(undoneReturn))(
  'in %s it is the return that is undone, and the subscription that goes on',
  (language, [undone, goesOn]) => {
    expect(textsFor(language).afterChange.undone.return.split('. ')).toEqual([
      expect.stringMatching(undone),
      expect.stringMatching(goesOn),
    ]);
  },
);
