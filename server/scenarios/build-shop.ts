/** Builds the shop before the first scenario: vitest allows the start of the stack a minute. */
import { buildShop } from '@perennial/sandbox/launch/build';

export async function setup(): Promise<void> {
  await buildShop();
}
