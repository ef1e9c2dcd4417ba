/**
 * Checks before a release whether this version is compatible with all versions in an environment. Exits with 0 only if
 * the broker confirms it. `node can-i-deploy.ts [environment] [participant]`; defaults: production and the BFF.
 */
import { CONSUMER } from '../consumer/pact-file.ts';
import { canIDeploy } from './broker-client.ts';
import { requireBrokerSettings } from './broker-settings.ts';

const [environment = 'production', participant = CONSUMER] = process.argv.slice(2);

try {
  const broker = requireBrokerSettings(process.env);
  const { deployable, reason } = await canIDeploy(broker, participant, environment);
  const verdict = deployable ? 'can be deployed' : 'must not be deployed';
  process.stdout.write(`${participant} ${broker.version} ${verdict} to ${environment}. ${reason}\n`);
  process.exitCode = deployable ? 0 : 1;
} catch (error) {
  process.stderr.write(`The check failed: ${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}
