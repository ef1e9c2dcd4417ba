/** Publishes the contract that the consumer tests wrote, with its version and branch. */
import { readFileSync } from 'node:fs';
import { CONSUMER, PROVIDER } from '../consumer/pact-file.ts';
import { publishPact } from './broker-client.ts';
import { requireBrokerSettings } from './broker-settings.ts';

try {
  const broker = requireBrokerSettings(process.env);
  const file = new URL(`../pacts/${CONSUMER}-${PROVIDER}.json`, import.meta.url);
  const content = readFileSync(file, 'utf8');
  const notices = await publishPact(broker, { consumer: CONSUMER, provider: PROVIDER, content });
  process.stdout.write(`Published ${CONSUMER} ${broker.version} (${broker.branch}).\n`);
  for (const notice of notices) process.stdout.write(`${notice}\n`);
} catch (error) {
  process.stderr.write(`The contract was not published: ${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}
