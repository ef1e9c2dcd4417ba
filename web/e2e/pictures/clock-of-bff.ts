/** Loaded into the BFF before its own modules. */
import { fixClock } from './clock.ts';

fixClock();
