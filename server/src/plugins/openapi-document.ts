/**
 * Completes the generated OpenAPI document with what no schema of a route says: how a request is authorised, the headers
 * that it may have, where the API is, and how it fails.
 */

import { mayCharge } from '@perennial/shared/catalogue/charges';
import { isKept } from '@perennial/shared/catalogue/kept-answers';
import { givesReceipt } from '@perennial/shared/catalogue/receipts';
import { calls } from '@perennial/shared/catalogue/routes';
import { PROBLEM_MEDIA_TYPE } from '@perennial/shared/errors/problem';
import { TAKES_KEPT } from '@perennial/shared/page-data';
import { isNameOf } from '@perennial/shared/typed-tables';
import { hasFields } from '@perennial/shared/unknown-values';
import { z } from 'zod';
import { KEY_PATTERN } from '../routes/charges.ts';
import { describeParameter } from './openapi-parameters.ts';

type Response = {
  readonly description: string;
  readonly content?: Readonly<Record<string, { readonly schema: unknown }>>;
};
type Reference = { readonly $ref: string };
type Responses = Readonly<Record<string, Response | Reference>>;
type Operation = {
  readonly operationId?: string;
  readonly tags?: readonly string[];
  readonly parameters?: readonly object[];
  readonly responses?: Responses;
};
type Schemas = Readonly<Record<string, unknown>>;
/** The document as `@fastify/swagger` makes it, as far as it is completed. */
const documentSchema = z.looseObject({
  paths: z.record(z.string(), z.record(z.string(), z.custom<Operation>(hasFields))),
  components: z.looseObject({ schemas: z.record(z.string(), z.unknown()) }),
});

/** Routes of the BFF's own that redirect the browser. A browser opens them as pages, so they have no headers. */
const REDIRECTS: ReadonlySet<string> = new Set(['startSignIn', 'startSignUp', 'openProfilePage']);

/** Routes of the BFF's own that need a customer. Others answer everybody. */
const FOR_CUSTOMERS: ReadonlySet<string> = new Set([
  'downloadCalendar',
  'downloadSubscriptionCalendar',
  'listComingUp',
  'listReceipts',
  'listSubscriptions',
  'readInvoiceDocument',
  'readSubscription',
  'verifyReceipt',
]);

/** Routes of the BFF's own that put kept answers together. */
const OF_KEPT: ReadonlySet<string> = new Set(['listComingUp', 'listSubscriptions', 'readSubscription']);

const refer = (kind: string, name: string): Reference => ({ $ref: `#/components/${kind}/${name}` });

const parameters = {
  Culture: {
    name: 'X-Culture',
    in: 'header',
    description: 'The culture of the page. A request that changes something is refused without it.',
    schema: { type: 'string', pattern: '^[a-z]{2}-[a-z]{2}$' },
    example: 'en-ca',
  },
  Language: {
    name: 'X-Language',
    in: 'header',
    description: 'A language of the culture; by default its first one.',
    schema: { type: 'string', pattern: '^[a-z]{2}-[A-Z]{2}$' },
    example: 'fr-CA',
  },
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    description:
      'The key of an attempt, new for each one. A request with the same key and content gets the first answer and is not ' +
      'sent again; one with the same key and other content is refused with `request.keyReused`. A key is kept for half an ' +
      'hour. It may stand in double quotes.',
    schema: { type: 'string', pattern: KEY_PATTERN.source },
    example: '"5f0c6a0e9b1d4c3a8e7f2b6d1a4c9e08"',
  },
  ReceiptShown: {
    name: 'X-Receipt-Shown',
    in: 'header',
    description:
      'What the page showed before the press: a ShownTexts object as JSON, percent-encoded, 8,000 letters at most. It is ' +
      'repeated on the receipt of the change, whose number is in the header X-Receipt-Id of the answer.',
    schema: { type: 'string' },
    example: '%7B%22title%22%3Anull%2C%22facts%22%3A%5B%5D%2C%22sentences%22%3A%5B%5D%2C%22button%22%3Anull%7D',
  },
  TakesKept: {
    name: 'Cache-Control',
    in: 'header',
    description:
      'With the directive `stale-if-error` (RFC 5861) the request takes the last answer of this sign-in while the shop API ' +
      'is away. Without it the answer is a problem then.',
    schema: { type: 'string' },
    example: TAKES_KEPT,
  },
} as const;

const keptHeaders = {
  'X-Kept-Since': {
    description: 'Since when the answer is kept, or the oldest of its parts; absent if it is one of now',
    schema: { type: 'string', format: 'date-time' },
  },
} as const;

const tags = [
  { name: 'Shop API', description: 'Calls that the BFF forwards to the shop API' },
  { name: 'My data', description: 'What a customer sees and decides about the own data and sign-ins' },
  { name: 'Session', description: 'Sign-in, sign-out and who is signed in' },
  { name: 'Invoices', description: 'Documents of invoices' },
  { name: 'Subscriptions', description: 'Shop data joined with content' },
  { name: 'Content', description: 'Documents of the content service' },
  { name: 'Pages', description: 'What a page needs' },
  { name: 'Analytics', description: 'Events of the client' },
];

/** Returns the document with `servers`, security, named headers, and one response for all problems. */
export function completeDocument(generated: object, origin: string) {
  const document = documentSchema.parse(generated);
  const paths = Object.entries(document.paths);
  const operations = paths.flatMap(([, methods]) => Object.values(methods));
  const used = new Set(operations.flatMap((operation) => operation.tags ?? []));
  return {
    ...document,
    servers: [{ url: origin }],
    tags: tags.filter(({ name }) => used.has(name)),
    paths: Object.fromEntries(
      paths.map(([path, methods]) => [
        path,
        Object.fromEntries(Object.entries(methods).map(([method, operation]) => [method, complete(method, operation)])),
      ]),
    ),
    components: {
      ...document.components,
      schemas: findUsed(document.components.schemas, paths),
      parameters,
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: origin.startsWith('https:') ? '__Host-perennial' : 'perennial',
          description: 'The session cookie of a signed-in customer',
        },
      },
      responses: {
        Problem: {
          description: 'A problem (RFC 9457)',
          content: { [PROBLEM_MEDIA_TYPE]: { schema: refer('schemas', 'Problem') } },
        },
      },
    },
  };
}

/** Returns the schemas that `paths`, a problem, or another such schema refers to. */
function findUsed(schemas: Schemas, paths: unknown): Schemas {
  const used = new Set<string>();
  const pending = [JSON.stringify(paths), JSON.stringify(refer('schemas', 'Problem'))];
  for (let text = pending.pop(); text !== undefined; text = pending.pop()) {
    for (const [, name = ''] of text.matchAll(/"#\/components\/schemas\/([^"]+)"/g)) {
      if (used.has(name)) continue;
      used.add(name);
      pending.push(JSON.stringify(schemas[name]) ?? '');
    }
  }
  return Object.fromEntries(Object.entries(schemas).filter(([name]) => used.has(name)));
}

function complete(method: string, operation: Operation) {
  const { operationId = '', parameters: own = [], responses = {} } = operation;
  const isRedirect = REDIRECTS.has(operationId);
  const headers = [
    ...(isRedirect
      ? []
      : [method === 'get' ? refer('parameters', 'Culture') : { ...parameters.Culture, required: true }]),
    ...(isRedirect ? [] : [refer('parameters', 'Language')]),
    ...(isNameOf(calls, operationId) && mayCharge(operationId) ? [refer('parameters', 'IdempotencyKey')] : []),
    ...(isNameOf(calls, operationId) && givesReceipt(operationId) ? [refer('parameters', 'ReceiptShown')] : []),
    ...(isOfKept(operationId) ? [refer('parameters', 'TakesKept')] : []),
  ];
  const problem = refer('responses', 'Problem');
  const { default: _, ...known } = responses;
  const answers = isRedirect
    ? redirect
    : Object.fromEntries(Object.entries(known).map((entry) => describeResponse(entry, isOfKept(operationId))));
  return {
    ...operation,
    security: isForCustomers(operationId) ? [{ session: [] }] : [{}, { session: [] }],
    parameters: [...own.map(describeParameter), ...headers],
    responses: { ...answers, '4XX': problem, [isRedirect ? 'default' : '5XX']: problem },
  };
}

const redirect = {
  '303': {
    description: 'To the identity provider, or to the page for failures',
    headers: { Location: { schema: { type: 'string', format: 'uri-reference' } } },
  },
};

function describeResponse(
  [status, response]: [string, Response | Reference],
  isKeptAnswer: boolean,
): [string, Response | Reference] {
  if (!isResponse(response)) return [status, response];
  return [status, { ...response, description: 'Success', ...(isKeptAnswer && { headers: keptHeaders }) }];
}

function isOfKept(operationId: string): boolean {
  return OF_KEPT.has(operationId) || (isNameOf(calls, operationId) && isKept(operationId));
}

function isResponse(response: Response | Reference | undefined): response is Response {
  return response !== undefined && !('$ref' in response);
}

function isForCustomers(operationId: string): boolean {
  if (isNameOf(calls, operationId)) return calls[operationId].access !== 'public';
  return FOR_CUSTOMERS.has(operationId);
}
