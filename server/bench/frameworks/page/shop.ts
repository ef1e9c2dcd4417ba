/** What the page is made of: the two answers of the shop API, and what the shop's pages share. */
import calls from './calls.json';
import site from './site.json';

export type Site = typeof site;

export type Charge = { readonly original: number; readonly discounted: number; readonly beginDate: string | null };

export type Item = {
  readonly name: string;
  readonly title: string;
  readonly image: string;
  readonly description: string;
  readonly quantity: number;
  readonly currencyCode: string;
  readonly oneTimeCharge: Charge;
  readonly quarterlyCharge: Charge;
};

export type Cart = {
  readonly groups: readonly { readonly items: readonly Item[] }[];
  readonly summary: { readonly payNow: Charge; readonly quarterlyCharge: Charge };
  readonly termsTexts: readonly { readonly bundleName: string; readonly termsText: string }[];
  readonly firstTermTaxAmount: number;
  readonly firstTermTotalAmount: number;
};

export type Limits = { readonly isValid: boolean };

export type Shop = { readonly site: Site; readonly cart: Cart; readonly limits: Limits };

/** Asks the shop API both questions at the same time, as the BFF does. Throws if an answer is an error. */
export async function loadShop(): Promise<Shop> {
  const [cart, limits] = await Promise.all(calls.map(ask));
  return { site, cart, limits };
}

async function ask({ path, body }: (typeof calls)[number]) {
  const response = await fetch(`${process.env.SHOP_API_URL}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', language: 'en-CA', country: 'CA', currency: 'CAD' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`The shop API answered ${response.status}`);
  return response.json();
}
