/** The request that the shop API receives for an interaction, with the exact values of its example. */
import { fillPath } from '@perennial/shared/catalogue/fill-path';
import { calls } from '@perennial/shared/catalogue/routes';
import { cultureOf } from '@perennial/shared/cultures/cultures';
import { findDifferences, toSentence } from '../differences.ts';
import { canada, type Interaction } from './interaction.ts';
import type { SentRequest } from './shop-api-recorder.ts';
import { stateValues } from './state-values.ts';

type ExpectedRequest = Omit<SentRequest, 'method' | 'headers'> & {
  readonly method: 'GET' | 'POST';
  /** Without those of every request: `x-request-id`, `accept` and `content-type`. */
  readonly headers: Readonly<Record<string, string>>;
};

/** Returns the expected request (docs/rules/markets.md#request-headers). */
export function toExpectedRequest({ call, caller, input, sentQuery, locale = canada }: Interaction): ExpectedRequest {
  const { method, path } = calls[call];
  const { countryCode, currency } = cultureOf(locale.culture);
  return {
    method,
    path: fillPath(path, input.params),
    query: toSentQuery(sentQuery ?? input.query ?? {}),
    headers: {
      language: locale.language,
      country: countryCode,
      currency: currency.code,
      ...(caller === 'anonymous' ? {} : { 'user-token': stateValues.userToken }),
    },
    // As on the wire: without fields that are undefined.
    body: input.body === undefined ? undefined : JSON.parse(JSON.stringify(input.body)),
  };
}

/** A query as text, as on the wire: a list with one value is that value. */
function toSentQuery(query: NonNullable<Interaction['input']['query']>): SentRequest['query'] {
  const present = Object.entries(query).filter(([, value]) => value !== undefined);
  return Object.fromEntries(
    present.map(([name, value]) => {
      const values = Array.isArray(value) ? value.map(String) : [String(value)];
      return [name, values.length === 1 ? (values[0] ?? '') : values];
    }),
  );
}

const ANY_ID = /^[\w-]{8,64}$/;

/** Returns a sentence for each part of the sent requests that is not the expected one. */
export function findRequestFaults(interaction: Interaction, sent: readonly SentRequest[]): readonly string[] {
  const [request, ...following] = sent;
  if (!request) return ['request: the BFF sent none'];
  const expected = toExpectedRequest(interaction);
  const { accept = '', 'x-request-id': requestId = '', ...headers } = request.headers;
  const contentType = expected.body === undefined ? {} : { 'content-type': 'application/json' };
  const faults = findDifferences(
    { ...expected, headers: { ...expected.headers, ...contentType } },
    { ...request, headers },
  ).map((difference) => toSentence(difference, ['the contract has', 'the BFF sent']));
  const { renewedToken } = interaction;
  const [again, ...others] = following;
  const more = renewedToken === undefined ? following : others;
  const nextToken = again?.headers['user-token'];
  return [
    ...faults,
    ...(renewedToken === undefined || nextToken === renewedToken
      ? []
      : [`headers.user-token: after the renewal the BFF sent "${nextToken ?? 'nothing'}", not the renewed token`]),
    ...(ANY_ID.test(requestId) ? [] : [`headers.x-request-id: the BFF sent "${requestId}", not the id of a request`]),
    ...(accept === '' ? ['headers.accept: the BFF sent nothing'] : []),
    ...more.map(({ method, path }) => `request: the BFF sent one more, ${method} ${path}`),
  ];
}
