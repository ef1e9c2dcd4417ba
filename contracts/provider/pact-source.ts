/** Where the contract comes from: the file that the consumer's tests wrote, or the broker. */
import { fileURLToPath } from 'node:url';
import type { VerifierOptions } from '@pact-foundation/pact';
import { type BrokerSettings, brokerSettings } from '../broker/broker-settings.ts';
import { CONSUMER, PROVIDER } from '../participants.ts';

export const pactFile = fileURLToPath(new URL(`../pacts/${CONSUMER}-${PROVIDER}.json`, import.meta.url));

/**
 * With a broker: the contracts of what is deployed, of the main branch and of this branch; results are recorded there.
 * Throws where a shop API is verified whose version nobody told.
 */
export function pactSource(environment: NodeJS.ProcessEnv): Partial<VerifierOptions> {
  const broker = brokerSettings(environment);
  if (!broker) return { pactUrls: [pactFile] };
  return {
    pactBrokerUrl: broker.url,
    ...(broker.token === undefined ? {} : { pactBrokerToken: broker.token }),
    consumerVersionSelectors: [{ mainBranch: true }, { matchingBranch: true }, { deployedOrReleased: true }],
    publishVerificationResult: true,
    ...providerVersion(environment, broker),
  };
}

/** The sandbox is no release of the shop API: its results stand under a version of their own. */
function providerVersion(environment: NodeJS.ProcessEnv, { version, branch }: BrokerSettings) {
  if (!environment['SHOP_API_URL']) {
    return { providerVersion: `sandbox-${version}`, providerVersionBranch: `sandbox-${branch}` };
  }
  const { SHOP_API_VERSION: providerVersion, SHOP_API_BRANCH } = environment;
  if (!providerVersion) throw new Error('SHOP_API_VERSION is not set: results need the version that they are of');
  return { providerVersion, providerVersionBranch: SHOP_API_BRANCH || 'main' };
}
