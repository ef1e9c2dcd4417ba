/** Checks one interaction on the side of the BFF, and names what is broken. */
import { findDifferences, toSentence } from '../differences.ts';
import { type BffUnderContract, type CallRecord, type ReceivedResponse, TOKEN_MARK } from './bff-under-contract.ts';
import { findRequestFaults } from './expected-request.ts';
import type { Interaction } from './interaction.ts';
import type { Pact } from './pact-file.ts';
import { writePact } from './pact-writer.ts';

type CheckedInteraction = {
  /** A sentence for each broken field, each starting with the field. */
  readonly faults: readonly string[];
  /** The pact with this interaction; undefined if the request was not the expected one. */
  readonly pact: Pact | undefined;
};

/** Makes the call of an interaction through the BFF, with Pact's mock server as the shop API. */
export async function checkInteraction(bff: BffUnderContract, interaction: Interaction): Promise<CheckedInteraction> {
  let record: CallRecord | undefined;
  const callBff = async (mockPort: number) => {
    record = await bff.call(interaction, mockPort);
  };
  const { pact, refusal } = await writePact(interaction, callBff).then(
    (written) => ({ pact: written, refusal: undefined }),
    (error: Error) => ({ pact: undefined, refusal: error.message }),
  );
  if (!record) return { faults: [refusal ?? 'request: the BFF was not called'], pact };
  const faults = [...findRequestFaults(interaction, record.sent), ...findResponseFaults(interaction, record.received)];
  // Pact's words only where the other checks found nothing: they are long, and name neither call nor field first.
  return { faults: faults.length === 0 && refusal !== undefined ? [refusal] : faults, pact };
}

/** Returns a sentence for each field of the BFF's response that is not the expected one. */
function findResponseFaults(interaction: Interaction, received: ReceivedResponse): readonly string[] {
  const faults = findDifferences(toExpectedResponse(interaction), received, 'subset').map((difference) =>
    toSentence({ ...difference, field: `response.${difference.field}` }, ['expected', 'the BFF returned']),
  );
  const hasToken = JSON.stringify(received).includes(TOKEN_MARK);
  return hasToken ? [...faults, 'response: it contains a token, which no browser may get'] : faults;
}

/** Returns the expected response of the BFF: the unchanged response of the shop API, or an error as a problem. */
function toExpectedResponse({ response, bffResponse }: Interaction): object {
  if (bffResponse) return bffResponse;
  if ('contentType' in response) return { status: response.status, contentType: response.contentType };
  if ('body' in response) return response.body === undefined ? { status: 200 } : { status: 200, body: response.body };
  if (response.status === 401) return { status: 401, body: { code: 'session.required', action: 'sign-in' } };
  const { status, code, extraInfo } = response;
  return { status, body: { code, messages: [{ code, ...(extraInfo && { extraInfo }) }] } };
}

/** Returns the message of a broken contract. Its first line names the call and the first broken field. */
export function toFailureMessage(call: string, faults: readonly string[], hint = ''): string {
  const [first = '', ...others] = faults;
  return [`${call}, ${first}`, ...others, ...(hint === '' ? [] : [hint])].join('\n  ');
}
