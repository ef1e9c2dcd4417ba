/** Checks one call on the side of the BFF in a process of its own, and writes what is broken as JSON. */
import { findCatalogueFaults, readCatalogue, rowsOfCode } from '../catalogue-rows.ts';
import { startBffUnderContract } from '../consumer/bff-under-contract.ts';
import { checkInteraction } from '../consumer/interaction-check.ts';
import { interactions } from '../consumer/interactions.ts';
import { findContractFaults, readPact } from '../consumer/pact-file.ts';

const [, , name] = process.argv;
const committed = readPact();
const bff = await startBffUnderContract();
const faults = [...findCatalogueFaults(readCatalogue(), rowsOfCode())];
for (const interaction of interactions.filter(({ call }) => call === name)) {
  const checked = await checkInteraction(bff, interaction);
  const changes = checked.pact?.interactions.flatMap((made) => findContractFaults(committed, made)) ?? [];
  faults.push(...[...checked.faults, ...changes].map((fault) => `${name}, ${fault}`));
}
await bff.close();
process.stdout.write(JSON.stringify(faults));
