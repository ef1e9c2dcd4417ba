/** Loaded into the BFF of a journey before its own modules: its clock is ahead by the milliseconds in a file. */
import { existsSync, readFileSync } from 'node:fs';

const { CLOCK_FILE = '' } = process.env;
const realNow = Date.now;

Date.now = () => realNow() + (existsSync(CLOCK_FILE) ? Number(readFileSync(CLOCK_FILE, 'utf8')) : 0);
