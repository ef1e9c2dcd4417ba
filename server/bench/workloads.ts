/** The workloads: what a browser sends. */
import { calls } from '@perennial/shared/catalogue/routes';
import { PUBLIC_URL, type SubjectName, subjectsOfCalls } from './subjects/table.ts';

export type Workload = {
  readonly name: string;
  readonly title: string;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  /** A customer is signed in. */
  readonly visitor: 'customer' | 'stranger';
  /** A text that a page has only if the BFF has rendered it. */
  readonly shows?: string;
  readonly subjects: readonly SubjectName[];
  /** Requests at a time; 8 without it. */
  readonly connections?: number;
  /** Before the first measurement, so that V8 has compiled what a request uses; 3 without it. */
  readonly warmUpSeconds?: number;
  /** Said below the table. */
  readonly note?: string;
};

/** The headers of Chromium, without those that depend on its version. */
const browserHeaders = {
  'accept-encoding': 'gzip, deflate, br, zstd',
  'accept-language': 'en-CA,en;q=0.9',
  'sec-fetch-site': 'same-origin',
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Safari/537.36',
};

/** The headers of a call that the client makes. */
export const callHeaders = {
  ...browserHeaders,
  accept: 'application/json',
  referer: `${PUBLIC_URL}/en-ca/my-account/billing`,
  'sec-fetch-dest': 'empty',
  'sec-fetch-mode': 'cors',
  'x-culture': 'en-ca',
  'x-language': 'en-CA',
};

/** The headers of a call with a body. */
export const changeHeaders = { ...callHeaders, 'content-type': 'application/json', origin: PUBLIC_URL };

/** The headers of a navigation. */
const pageHeaders = {
  ...browserHeaders,
  accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8',
  'sec-fetch-dest': 'document',
  'sec-fetch-mode': 'navigate',
  'sec-fetch-user': '?1',
  'upgrade-insecure-requests': '1',
};

const NO_PEERS = 'The peers have no pages: nothing of them is comparable, so they are left out.';

const cartRequest = {
  bundles: [
    { name: 'sonic-brush-halo', quantity: 1, promotionCodes: ['HALO20'] },
    { name: 'brush-heads-halo', quantity: 2 },
    { name: 'filters-aura', quantity: 1, promotions: [{ code: 'AURA10' }] },
  ],
  zipCode: 'M5V 2T6',
};

export const workloads = [
  {
    name: 'get',
    title: `GET ${calls.getInvoices.path}, signed in, 2 kB of JSON`,
    method: 'GET',
    path: calls.getInvoices.path,
    headers: callHeaders,
    visitor: 'customer',
    subjects: subjectsOfCalls,
  },
  {
    name: 'post',
    title: `POST ${calls.requestCart.path}, signed in, with a body that the BFFs validate`,
    method: 'POST',
    path: calls.requestCart.path,
    headers: changeHeaders,
    body: JSON.stringify(cartRequest),
    visitor: 'customer',
    subjects: subjectsOfCalls,
  },
  {
    name: 'page',
    title: 'GET /en-ca/my-account/billing, signed in, a compressed page with boot data',
    method: 'GET',
    path: '/en-ca/my-account/billing',
    headers: pageHeaders,
    visitor: 'customer',
    subjects: ['bff'],
    note: NO_PEERS,
  },
  {
    name: 'rendered-page',
    title: 'GET /en-ca/cart, a stranger, a compressed page that the BFF renders after two calls',
    method: 'GET',
    path: '/en-ca/cart?bundle=sonic-brush-halo,brush-heads-halo',
    headers: pageHeaders,
    visitor: 'stranger',
    shows: '>Halo sonic toothbrush<',
    subjects: ['bff', 'bff-sharing'],
    // With more, a page waits for the others, and answers that arrive after the deadline of the page are left out.
    connections: 2,
    // A page runs far more code, which has to be compiled, and fewer pages are rendered in a second.
    warmUpSeconds: 12,
    note: NO_PEERS,
  },
] as const satisfies readonly Workload[];

/** Throws an Error if there is no such workload. */
export function findWorkload(name: string): Workload {
  const workload = workloads.find((candidate) => candidate.name === name);
  if (!workload) throw new Error(`There is no workload ${name}`);
  return workload;
}

export type WorkloadName = (typeof workloads)[number]['name'];

export const workloadNames: readonly WorkloadName[] = workloads.map(({ name }) => name);

/** Those that peers of the BFF serve, too. */
export const namesOfCalls: readonly WorkloadName[] = workloads
  .filter(({ subjects }) => subjects === subjectsOfCalls)
  .map(({ name }) => name);
