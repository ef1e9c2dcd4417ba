/** The words of a calendar file, in the language of the page (docs/rules/subscriptions.md#calendar-file). */
import { isTaxAdded } from '@perennial/shared/countries/sales-tax';
import { type CultureCode, cultureOf } from '@perennial/shared/cultures/cultures';
import { createMoneyFormat } from '@perennial/shared/cultures/money';
import type { Texts } from '@perennial/shared/locales/texts';
import type { CultureConfig } from '@perennial/shared/models/content';
import type { CalendarEntry } from '@perennial/shared/subscriptions/calendar-entries';
import { writeCalendar } from './icalendar.ts';

type Wording = {
  readonly culture: CultureCode;
  /** A language tag, for example `fr-CA`. */
  readonly language: string;
  readonly texts: Texts;
  readonly symbolPosition: CultureConfig['symbolPosition'];
  /** The origin of the shop, which makes the names of the events unique. */
  readonly origin: URL;
  readonly madeAt: Date;
};

/** An entry, and whether its subscription has a page. */
export type LinkedEntry = CalendarEntry & { readonly hasPage: boolean };

/** Returns the file with these entries. */
export function writeCalendarFile(entries: readonly LinkedEntry[], wording: Wording): string {
  return writeCalendar({
    name: nameCalendar(wording),
    madeAt: wording.madeAt,
    events: entries.map((entry) => {
      const url = entry.hasPage ? toPageUrl(entry, wording) : undefined;
      return {
        uid: `${entry.number}-${entry.place}@${wording.origin.host}`,
        date: entry.date,
        summary: summarize(entry, wording),
        description: describe(entry, url, wording),
        url,
        isCancelled: entry.isCancelled,
      };
    }),
  });
}

/** Returns the name of the calendar. */
export function nameCalendar({ texts }: Pick<Wording, 'texts'>): string {
  return `${texts.shell.brand} – ${texts.subscription.upcoming.title}`;
}

function toPageUrl({ number, task }: CalendarEntry, { culture, language, origin }: Wording): string {
  const url = new URL(`/${culture}/my-account/subscription-details/${encodeURIComponent(number)}`, origin);
  if (task !== undefined) url.searchParams.set('task', task);
  if (cultureOf(culture).languages.length > 1) url.searchParams.set('language', language);
  return url.href;
}

function summarize({ isShipment, isPayment, name }: CalendarEntry, { texts }: Wording): string {
  const { upcoming } = texts.subscription;
  const what = isShipment && isPayment ? upcoming.both : isShipment ? upcoming.shipment : upcoming.payment;
  return `${fill(texts.ui.label, { label: what })} ${name}`;
}

function describe({ amount, isCancelled }: CalendarEntry, url: string | undefined, wording: Wording): string {
  const { texts, madeAt, language } = wording;
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(madeAt);
  return [
    ...(amount === undefined ? [] : [writeAmount(amount, wording)]),
    ...(url === undefined ? [] : [fill(texts.calendar.change, { url })]),
    fill(isCancelled ? texts.calendar.cancelled : texts.calendar.asOf, { date }),
  ].join('\n');
}

function writeAmount(amount: number, { culture: code, language, texts, symbolPosition }: Wording): string {
  const culture = cultureOf(code);
  const money = createMoneyFormat(culture, language, symbolPosition)(amount);
  return isTaxAdded(culture.countryCode, amount) ? fill(texts.ui.price.withTax, { amount: money }) : money;
}

/** Puts values into a text. */
function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{\{(\w+)\}\}/g, (found, key: string) => values[key] ?? found);
}
