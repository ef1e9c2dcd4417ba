/** Writes interactions to the pact. Pact's mock server is the shop API. */
import { MatchersV3, Pact } from '@pact-foundation/pact';
import { fillPath } from '@perennial/shared/catalogue/fill-path';
import { calls } from '@perennial/shared/catalogue/routes';
import { callSchemas } from '@perennial/shared/catalogue/schemas';
import { cultureOf } from '@perennial/shared/cultures/cultures';
import { canada } from './bff-under-contract.ts';
import type { ErrorResponse, Interaction } from './interaction.ts';
import { createMatcher } from './matching.ts';
import { pathWithStateValues, userTokenOfState, withStateValues } from './state-values.ts';
import { states } from './states.ts';

const { eachLike, like, string } = MatchersV3;

export type PactTarget = {
  readonly dir: string;
  readonly consumer: string;
  readonly provider: string;
  /** Port of the mock server. */
  readonly port: number;
};

type Query = Record<string, string | string[]>;

/** An example document. The contract compares the content type only. */
const exampleDocument = Buffer.from('%PDF-1.4\n%%EOF\n');

/** Adds the interaction to the pact. `callBff` makes the call during which the mock server is running. */
export async function writeInteraction(
  target: PactTarget,
  interaction: Interaction,
  callBff: () => Promise<void>,
): Promise<void> {
  const { call, given, when, response } = interaction;
  const { method, path } = calls[call];
  const { params, query, body } = interaction.input;
  const values = states[given];
  await new Pact({ ...target, logLevel: 'error' })
    .addInteraction()
    .given(given)
    .uponReceiving(when)
    .withRequest(method, pathWithStateValues(values, fillPath(path, params)), (request) => {
      request.headers(toHeaders(interaction));
      const sentQuery = toPactQuery(interaction.sentQuery ?? query ?? {});
      if (Object.keys(sentQuery).length > 0) request.query(withStateValues(values, sentQuery) as Query);
      if (body !== undefined) request.jsonBody(withStateValues(values, body));
    })
    .willRespondWith(response.status, (builder) => {
      if ('contentType' in response)
        builder.body(response.contentType, exampleDocument).matchingRules(toContentTypeRule(response));
      else if ('code' in response) builder.jsonBody(toErrorBody(response));
      else if (response.body !== undefined) {
        builder.jsonBody(createMatcher(callSchemas[call].response, response.body, response.exactFields));
      }
    })
    .executeTest(callBff);
}

/** Returns the headers that the BFF sets: docs/rules/markets.md#request-headers */
function toHeaders({ caller, locale = canada }: Interaction) {
  const { countryCode, currency } = cultureOf(locale.culture);
  return {
    language: locale.language,
    country: countryCode,
    currency: currency.code,
    'x-request-id': like('5f0c7a3e-0000-4000-8000-000000000000'),
    ...(caller === 'anonymous' ? {} : { 'user-token': userTokenOfState() }),
  };
}

/** Returns the matcher of an error body: docs/rules/errors.md#error-shape */
function toErrorBody({ code, message, isCodeExact }: ErrorResponse) {
  return { errorMessages: eachLike({ code: isCodeExact ? code : string(code), message: string(message) }) };
}

function toContentTypeRule({ contentType }: { readonly contentType: string }) {
  return { body: { path: '$', rules: [MatchersV3.contentType(contentType)] } };
}

/** Converts a query for Pact: every value is a string or a list of strings. */
function toPactQuery(query: NonNullable<Interaction['input']['query']>): Query {
  const present = Object.entries(query).filter(([, value]) => value !== undefined);
  return Object.fromEntries(
    present.map(([name, value]) => [name, Array.isArray(value) ? value.map(String) : String(value)]),
  );
}
