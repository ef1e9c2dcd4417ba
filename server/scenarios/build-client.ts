/** Builds the client before the first scenario: vitest allows the start of the stack a minute. */
import { buildClient } from '@perennial/sandbox/launch/client-build';

export async function setup(): Promise<void> {
  await buildClient();
}
