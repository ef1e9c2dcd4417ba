/** What is wrong with a page of one of two visitors. */
import type { Visitor } from './visitors.ts';

type Page = { readonly html: string; readonly cacheControl: string | undefined };

/** Returns what is wrong: something of the other visitor, or a page that may be stored. Nothing for a good page. */
export function findFaults({ html, cacheControl }: Page, own: Visitor, other: Visitor): readonly string[] {
  return [
    ...(html.includes(other.name) ? [`contains ${other.name}`] : []),
    ...(html.includes(`<html lang="${own.language}">`) ? [] : ['has the language of another visitor']),
    ...(cacheControl === 'no-store' ? [] : [`may be stored: ${cacheControl}`]),
  ];
}

/** Whether the page was rendered with the answer for its visitor. On a busy machine an answer may be late. */
export function isServerRendered({ html }: Pick<Page, 'html'>, own: Visitor): boolean {
  const markup = /<div id="root">(.*?)<script/s.exec(html)?.[1] ?? '';
  return markup.includes(`Halo of ${own.name}`);
}
