/**
 * Gates a release: ends with 0 only where the broker says that this version works with everything that runs in an
 * environment. `node can-i-deploy.ts [environment] [participant]`; production and the BFF unless told.
 */
import { CONSUMER } from '../participants.ts';
import { canIDeploy } from './broker-client.ts';
import { requiredBrokerSettings } from './broker-settings.ts';

const [environment = 'production', participant = CONSUMER] = process.argv.slice(2);

try {
  const broker = requiredBrokerSettings(process.env);
  const { deployable, reason } = await canIDeploy(broker, participant, environment);
  const verdict = deployable ? 'can be deployed' : 'must not be deployed';
  process.stdout.write(`${participant} ${broker.version} ${verdict} to ${environment}. ${reason}\n`);
  process.exitCode = deployable ? 0 : 1;
} catch (error) {
  process.stderr.write(`It is not known to be safe: ${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}
