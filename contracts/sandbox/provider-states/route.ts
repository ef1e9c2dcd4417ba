/**
 * Sets up a provider state of the contract in the running sandbox, in the format of Pact's verifiers
 * (contracts/README.md#verifying-your-shop-api-from-this-repository). Everything else is as at the start then.
 */
import { isNameOf } from '@perennial/shared/typed-tables';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { StatefulSandbox } from './shop-api-calls.ts';
import { providerStates } from './states.ts';

const bodySchema = z.object({ action: z.enum(['setup', 'teardown']).default('setup'), state: z.string() });

export async function providerStateRoute(app: FastifyInstance, { sandbox }: { readonly sandbox: StatefulSandbox }) {
  app.post('/_pact/provider-states', async (request, reply) => {
    const { data } = bodySchema.safeParse(request.body);
    if (!data) return reply.code(400).send({ error: 'The body must be { "action": "setup", "state": "…" }.' });
    if (!isNameOf(providerStates, data.state)) {
      return reply.code(404).send({ error: `The sandbox has no state "${data.state}".` });
    }
    if (data.action === 'teardown') return {};
    sandbox.reset();
    return providerStates[data.state](sandbox);
  });
}
