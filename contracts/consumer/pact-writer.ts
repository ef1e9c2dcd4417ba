/** Makes the contract of an interaction with Pact: its mock server is the shop API of one call. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MatchersV3, Pact } from '@pact-foundation/pact';
import { callSchemas } from '@perennial/shared/catalogue/schemas';
import { toExpectedRequest } from './expected-request.ts';
import type { ErrorResponse, ExtraInfo, Interaction } from './interaction.ts';
import { createMatcher } from './matching.ts';
import type { Pact as PactFile } from './pact-file.ts';
import { CONSUMER, PROVIDER } from './pact-file.ts';
import { pathWithStateValues, userTokenOfState, withStateValues } from './state-values.ts';
import { states } from './states.ts';

const { eachLike, equal, integer, like, regex, string } = MatchersV3;

/** An example document. The contract compares the content type only. */
const exampleDocument = Buffer.from('%PDF-1.4\n%%EOF\n');

/**
 * Runs `callBff` against a mock server with this interaction alone, and returns a pact that contains it. Throws an Error
 * with Pact's words if the request was not the expected one. The mock server has a port of its own.
 */
export async function writePact(
  interaction: Interaction,
  callBff: (mockPort: number) => Promise<void>,
): Promise<PactFile> {
  const { given, when, response, call, renewedToken } = interaction;
  const { method, path, query, headers, body } = toExpectedRequest(interaction);
  const values = states[given];
  // A folder for each interaction, because Pact merges into an existing file, and that takes longer with each one.
  const dir = mkdtempSync(join(tmpdir(), 'pact-'));
  try {
    await new Pact({ dir, consumer: CONSUMER, provider: PROVIDER, logLevel: 'error' })
      .addInteraction()
      .given(given)
      .uponReceiving(when)
      .withRequest(method, pathWithStateValues(values, path), (request) => {
        request.headers({
          ...headers,
          'x-request-id': like('5f0c7a3e-0000-4000-8000-000000000000'),
          ...('user-token' in headers ? { 'user-token': userTokenOfState() } : {}),
        });
        // Pact takes matchers of state values in a query too; its types have texts only.
        if (Object.keys(query).length > 0) request.query(withStateValues(values, query) as Record<string, string>);
        if (body !== undefined) request.jsonBody(withStateValues(values, body));
      })
      .willRespondWith(response.status, (builder) => {
        if (renewedToken !== undefined) builder.headers({ 'user-token': regex('^\\S{8,}$', renewedToken) });
        if ('contentType' in response)
          builder.body(response.contentType, exampleDocument).matchingRules(toContentTypeRule(response));
        else if ('code' in response) builder.jsonBody(toErrorBody(response));
        else if (response.body !== undefined) {
          builder.jsonBody(createMatcher(callSchemas[call].response, response.body, response.exactFields));
        }
      })
      .executeTest(({ port }) => callBff(port));
    return JSON.parse(readFileSync(join(dir, `${CONSUMER}-${PROVIDER}.json`), 'utf8'));
  } finally {
    rmSync(dir, { recursive: true });
  }
}

/** Returns the matcher of an error body (docs/rules/errors.md#error-shape). */
function toErrorBody({ code, message, extraInfo }: ErrorResponse) {
  const details = extraInfo && { extraInfo: toExtraInfoMatcher(extraInfo) };
  return { errorMessages: eachLike({ code: equal(code), message: string(message), ...details }) };
}

/** Names of the request come back as they are; the rest is text or a number of the shop. */
function toExtraInfoMatcher(extraInfo: ExtraInfo) {
  const toMatcher = (name: string, value: string | number) => {
    if (name === 'bundleName' || name === 'promotionCode') return equal(value);
    return typeof value === 'number' ? integer(value) : string(value);
  };
  return Object.fromEntries(Object.entries(extraInfo).map(([name, value]) => [name, toMatcher(name, value)]));
}

function toContentTypeRule({ contentType }: { readonly contentType: string }) {
  return { body: { path: '$', rules: [MatchersV3.contentType(contentType)] } };
}
