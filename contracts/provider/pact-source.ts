/** Chooses the source of the contract: the file in the repository, or the broker. */
import type { VerifierOptions } from '@pact-foundation/pact';
import { type BrokerSettings, readBrokerSettings } from '../broker/broker-settings.ts';
import { pactFile } from '../consumer/pact-file.ts';

/**
 * Returns the source for the verifier. With a broker: the contracts of deployed versions, of the main branch and of this
 * branch, and results are recorded. Throws if SHOP_API_URL is set without SHOP_API_VERSION.
 */
export function selectPactSource(environment: NodeJS.ProcessEnv): Partial<VerifierOptions> {
  const broker = readBrokerSettings(environment);
  if (!broker) return { pactUrls: [pactFile] };
  return {
    pactBrokerUrl: broker.url,
    ...(broker.token === undefined ? {} : { pactBrokerToken: broker.token }),
    consumerVersionSelectors: [{ mainBranch: true }, { matchingBranch: true }, { deployedOrReleased: true }],
    publishVerificationResult: true,
    ...toProviderVersion(environment, broker),
  };
}

/** Results of the sandbox get separate versions, because the sandbox is not a release of the shop API. */
function toProviderVersion(environment: NodeJS.ProcessEnv, { version, branch }: BrokerSettings) {
  if (!environment['SHOP_API_URL']) {
    return { providerVersion: `sandbox-${version}`, providerVersionBranch: `sandbox-${branch}` };
  }
  const { SHOP_API_VERSION: providerVersion, SHOP_API_BRANCH } = environment;
  if (!providerVersion) throw new Error('SHOP_API_VERSION is not set. It is required to record results.');
  return { providerVersion, providerVersionBranch: SHOP_API_BRANCH || 'main' };
}
