/** The receipt of a declaration as a file (docs/rules/cancel-and-return.md#receipt). */
import { saveFile } from '../downloads.ts';

export type Facts = readonly (readonly [label: string, value: string])[];

/** Returns the moment in the language of the page and in the time zone of the device, which it names. */
export function formatMoment(language: string, isoMoment: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'long' }).format(new Date(isoMoment));
}

/** Returns the lines of the file: its title, and each label with its value below it. */
export function toReceiptText(title: string, facts: Facts): string {
  return [title, ...facts.map(([label, value]) => `${label}\n${value}`)].join('\n\n');
}

/** Saves a text as a file of the browser's downloads. */
export function saveText(name: string, text: string, mediaType = 'text/plain'): void {
  saveFile(name, new Blob([text], { type: `${mediaType};charset=utf-8` }));
}
