/** Writes an interaction down while a mock server plays the shop API. */
import { MatchersV3, Pact } from '@pact-foundation/pact';
import { fillPath } from '@perennial/shared/catalogue/fill-path';
import { calls } from '@perennial/shared/catalogue/routes';
import { callSchemas } from '@perennial/shared/catalogue/schemas';
import { cultureOf } from '@perennial/shared/cultures/cultures';
import { canada } from './bff-under-contract.ts';
import type { Interaction, Refusal } from './interaction.ts';
import { matching } from './matching.ts';
import { pathWithStateValues, userTokenOfState, withStateValues } from './state-values.ts';
import { states } from './states.ts';

const { eachLike, like, string } = MatchersV3;

export type ContractPlace = {
  readonly dir: string;
  readonly consumer: string;
  readonly provider: string;
  /** Where the mock server listens. */
  readonly port: number;
};

type Query = Record<string, string | string[]>;

/** A document's bytes say nothing that the shop would read: its kind is all that is pinned. */
const someDocument = Buffer.from('%PDF-1.4\n%%EOF\n');

export async function writeInteraction(
  place: ContractPlace,
  interaction: Interaction,
  ask: () => Promise<void>,
): Promise<void> {
  const { call, given, when, answer } = interaction;
  const { method, path } = calls[call];
  const { params, query, body } = interaction.input;
  const values = states[given];
  await new Pact({ ...place, logLevel: 'error' })
    .addInteraction()
    .given(given)
    .uponReceiving(when)
    .withRequest(method, pathWithStateValues(values, fillPath(path, params)), (request) => {
      request.headers(headersOf(interaction));
      const sentQuery = textValues(interaction.sentQuery ?? query ?? {});
      if (Object.keys(sentQuery).length > 0) request.query(withStateValues(values, sentQuery) as Query);
      if (body !== undefined) request.jsonBody(withStateValues(values, body));
    })
    .willRespondWith(answer.status, (response) => {
      if ('contentType' in answer) response.body(answer.contentType, someDocument).matchingRules(anyOf(answer));
      else if ('code' in answer) response.jsonBody(refusalBody(answer));
      else if (answer.body !== undefined) {
        response.jsonBody(matching(callSchemas[call].response, answer.body, answer.exactly));
      }
    })
    .executeTest(ask);
}

/** The headers that the BFF makes: whose request it is, and for which market. */
function headersOf({ as, site = canada }: Interaction) {
  const { countryCode, currency } = cultureOf(site.culture);
  return {
    language: site.language,
    country: countryCode,
    currency: currency.code,
    'x-request-id': like('5f0c7a3e-0000-4000-8000-000000000000'),
    ...(as === 'anonymous' ? {} : { 'user-token': userTokenOfState() }),
  };
}

/** An error as the shop API writes it (specification 1, section 8). */
function refusalBody({ code, message, codeMatters }: Refusal) {
  return { errorMessages: eachLike({ code: codeMatters ? code : string(code), message: string(message) }) };
}

function anyOf({ contentType }: { readonly contentType: string }) {
  return { body: { path: '$', rules: [MatchersV3.contentType(contentType)] } };
}

/** A query as Pact takes it: every value a text, several values a list. */
function textValues(query: NonNullable<Interaction['input']['query']>): Query {
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  return Object.fromEntries(
    given.map(([name, value]) => [name, Array.isArray(value) ? value.map(String) : String(value)]),
  );
}
