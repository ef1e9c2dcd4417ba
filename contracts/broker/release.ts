/**
 * The two questions of a release, each about an environment and a participant; defaults: production and the BFF.
 *
 * - `node release.ts can-i-deploy [environment] [participant]`, before it: whether this version is compatible with all
 *   versions in the environment. Exits with 0 only if the broker confirms it.
 * - `node release.ts record-deployment [environment] [participant]`, after it: this version runs there now.
 */
import { CONSUMER } from '../consumer/pact-file.ts';
import { canIDeploy, recordDeployment } from './broker-client.ts';
import { requireBrokerSettings } from './broker-settings.ts';

const [question, environment = 'production', participant = CONSUMER] = process.argv.slice(2);

/** Returns the message, and whether the answer is yes. */
async function ask(): Promise<readonly [text: string, isWell: boolean]> {
  const broker = requireBrokerSettings(process.env);
  const version = `${participant} ${broker.version}`;
  if (question === 'record-deployment') {
    await recordDeployment(broker, participant, environment);
    return [`${version} is recorded as deployed to ${environment}.`, true];
  }
  const { deployable, reason } = await canIDeploy(broker, participant, environment);
  const verdict = deployable ? 'can be deployed' : 'must not be deployed';
  return [`${version} ${verdict} to ${environment}. ${reason}`, deployable];
}

try {
  const [text, isWell] = await ask();
  process.stdout.write(`${text}\n`);
  process.exitCode = isWell ? 0 : 1;
} catch (error) {
  process.stderr.write(`${question} failed: ${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}
