/** The two visitors of `pnpm bench visitors`, the shop API that answers each of them, and the check of their pages. */
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { type CallName, calls } from '@perennial/shared/catalogue/routes';
import { cart, cartItem } from '@perennial/shared/examples/cart';
import { invoice, paymentActivity, paymentMethod, savedPaymentMethod } from '@perennial/shared/examples/payment';
import { personalDetail, profile } from '@perennial/shared/examples/profile';
import { subscriptionListItem } from '@perennial/shared/examples/subscription';
import { subscriptionDetails } from '@perennial/shared/examples/subscription-details';
import { namesOf } from '@perennial/shared/typed-tables';

/**
 * The examples have neither name. It is the access token and the user token of its visitor, and stands in all that the
 * visitor gets.
 */
export const visitors = [
  { name: 'Minna', language: 'en-CA' },
  { name: 'Oskar', language: 'fr-CA' },
] as const;

export type Visitor = (typeof visitors)[number];

/** The pages that both open at the same time, without culture and language. */
export const pages = [
  '/cart?bundle=sonic-brush-halo',
  '/checkout?bundle=sonic-brush-halo',
  '/my-account/overview?',
  '/my-account/subscription-details/S-1?',
] as const;

/** The longest time of an answer, in milliseconds. Answers of different length change their order. */
const MAX_DELAY_MS = 4;

function answersOf(name: string): { readonly [N in CallName]?: unknown } {
  return {
    signInWithProvider: {
      token: name,
      details: { uuid: name, email: `${name}@example.com`, firstName: name, lastName: 'Byron' },
    },
    getProfile: profile({ personalDetail: personalDetail({ firstName: name, email: `${name}@example.com` }) }),
    getPaymentActivity: paymentActivity(),
    getInvoices: [invoice({ invoiceId: `I-${name}`, balance: 12, hasBalance: true })],
    getPaymentMethods: [paymentMethod({ name: `Card of ${name}` })],
    getSavedPaymentMethod: savedPaymentMethod({ paymentMethodName: `Card of ${name}` }),
    getSubscriptions: ['S-1', 'S-2'].map((subscriptionNumber) =>
      subscriptionListItem({ subscriptionNumber, title: `Halo of ${name}` }),
    ),
    getSubscription: subscriptionDetails({ number: 'S-1', title: `Halo of ${name}` }),
    requestCart: cart({ groups: [{ name: 'Bundle', items: [cartItem({ title: `Halo of ${name}` })] }] }),
    validateMaxQuantity: { isValid: true, bundles: [] },
  };
}

/** Returns a shop API that answers each visitor after another time. */
export function createShopOfVisitors(): Server {
  return createServer(async (request, response) => {
    const body = await readBody(request);
    const call = findCall(request);
    const token = call === 'signInWithProvider' ? JSON.parse(body).accessToken : request.headers['user-token'];
    const answer = call && visitors.some(({ name }) => name === token) ? answersOf(String(token))[call] : undefined;
    await wait(Math.random() * MAX_DELAY_MS);
    response.writeHead(answer === undefined ? 404 : 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answer ?? { errorMessages: [] }));
  });
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks = await request.toArray();
  return Buffer.concat(chunks).toString('utf8');
}

function findCall({ method, url }: IncomingMessage): CallName | undefined {
  return namesOf(answersOf('')).find(
    (name) => calls[name].method === method && calls[name].path.replace('{id}', 'S-1') === url,
  );
}

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
