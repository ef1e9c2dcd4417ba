/** What the apps of the frameworks take from a page of the BFF, so that their pages have the same contents. */
import { calls } from '@perennial/shared/catalogue/routes';
import { namesOf } from '@perennial/shared/typed-tables';
import { z } from 'zod';

const prefetchedSchema = z.array(z.object({ name: z.string(), input: z.object({ body: z.unknown() }) }));
const bootSchema = z.looseObject({ prefetched: prefetchedSchema });

export type ShopPage = {
  /** The styles in the page. */
  readonly styles: string;
  /** Texts, settings of the culture, footer and the rest of the boot data, without the answers to calls. */
  readonly site: Readonly<Record<string, unknown>>;
  /** The calls that the BFF has asked for the page. */
  readonly calls: readonly { readonly path: string; readonly body: unknown }[];
};

/** Throws an Error if the page has no styles or no boot data. */
export function readShopPage(html: string): ShopPage {
  const [, styles] = /<style[^>]*>(.*?)<\/style>/s.exec(html) ?? [];
  const [, boot] = /<script type="application\/json" id="boot"[^>]*>(.*?)<\/script>/s.exec(html) ?? [];
  if (styles === undefined || boot === undefined) throw new Error('The page has no styles or no boot data');
  const { prefetched, ...site } = bootSchema.parse(JSON.parse(boot));
  return { styles, site, calls: prefetched.map(({ name, input }) => ({ path: pathOf(name), body: input.body })) };
}

function pathOf(call: string): string {
  const name = namesOf(calls).find((known) => known === call);
  if (!name) throw new Error(`There is no call ${call}`);
  return calls[name].path;
}

/** The number of elements inside the body, without scripts, styles and templates. */
export function countElements(html: string): number {
  return bodyOf(html).match(/<[a-z][a-z0-9]*[\s/>]/g)?.length ?? 0;
}

/** The texts of the shop's page that another page does not have: it would render less. */
export function findMissingTexts(html: string, shopHtml: string): readonly string[] {
  const texts = new Set(textsOf(html));
  return textsOf(shopHtml).filter((text) => !texts.has(text));
}

function textsOf(html: string): readonly string[] {
  // React separates texts that stand beside each other by comments.
  const texts = bodyOf(html)
    .replace(/<!--.*?-->/gs, '')
    .split(/<[^>]*>/);
  return texts.map((text) => text.trim()).filter((text) => text !== '');
}

/** Without what no visitor sees; what stands in `noscript` is no part of React's tree. */
function bodyOf(html: string): string {
  return html.slice(html.indexOf('<body')).replace(/<(script|style|template|noscript)\b.*?<\/\1>/gs, '');
}
