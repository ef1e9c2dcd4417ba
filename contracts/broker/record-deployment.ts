/**
 * Records after a deployment which version runs in an environment: the other side's `can-i-deploy` asks about it.
 * `node record-deployment.ts [environment] [participant]`; defaults: production and the BFF.
 */
import { CONSUMER } from '../consumer/pact-file.ts';
import { recordDeployment } from './broker-client.ts';
import { requireBrokerSettings } from './broker-settings.ts';

const [environment = 'production', participant = CONSUMER] = process.argv.slice(2);

try {
  const broker = requireBrokerSettings(process.env);
  await recordDeployment(broker, participant, environment);
  process.stdout.write(`${participant} ${broker.version} is recorded as deployed to ${environment}.\n`);
} catch (error) {
  process.stderr.write(`The deployment was not recorded: ${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}
