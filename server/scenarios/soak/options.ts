/** The arguments of `pnpm soak`. */
import { parseArgs } from 'node:util';
import { type RedisMode, redisModes } from '../../src/values/redis-values.ts';
import { type PlanName, planNames } from './interruptions.ts';

export const USAGE = `pnpm soak [--minutes 3] [--customers 14] [--redis ${redisModes.join('|')}] [--plan ${planNames.join('|')}]\n`;

/** A soak sends requests to this machine only, and both its time and its customers are limited. */
const MOST = { minutes: 60, customers: 2000 };

/** The arguments are wrong; the message says which. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

type Options = {
  readonly minutes: number;
  readonly customers: number;
  readonly redisMode: RedisMode;
  readonly plan: PlanName;
};

/** Reads the arguments. Throws UsageError. */
export function readOptions(args: readonly string[]): Options {
  const { minutes, customers, redis = 'single', plan: name = 'everything' } = parse(args);
  const redisMode = redisModes.find((mode) => mode === redis);
  if (redisMode === undefined) throw new UsageError(`--redis must be one of ${redisModes.join(', ')}`);
  const plan = planNames.find((one) => one === name);
  if (plan === undefined) throw new UsageError(`--plan must be one of ${planNames.join(', ')}`);
  if (plan === 'failover' && redisMode === 'single') {
    throw new UsageError('--plan failover needs a replica: add --redis sentinel or --redis cluster');
  }
  return {
    plan,
    redisMode,
    minutes: toNumber('minutes', minutes ?? '3'),
    customers: Math.ceil(toNumber('customers', customers ?? '14')),
  };
}

function parse(args: readonly string[]): { minutes?: string; customers?: string; redis?: string; plan?: string } {
  try {
    return parseArgs({
      // pnpm passes the separator on.
      args: args.filter((arg) => arg !== '--'),
      options: {
        minutes: { type: 'string' },
        customers: { type: 'string' },
        redis: { type: 'string' },
        plan: { type: 'string' },
      },
    }).values;
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function toNumber(option: keyof typeof MOST, text: string): number {
  const number = Number(text);
  if (number > 0 && number <= MOST[option]) return number;
  throw new UsageError(`--${option} must be a number above 0, and ${MOST[option]} at most`);
}
