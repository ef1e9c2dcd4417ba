/** Starts the BFF. */
import { startBff } from './start.ts';

await startBff();
