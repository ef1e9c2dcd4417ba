/** The arguments of `pnpm soak`. */
import { parseOptions, UsageError } from '../../src/testing/command-line.ts';
import { type RedisMode, redisModes } from '../../src/values/redis-values.ts';
import { type PlanName, planNames } from './interruptions.ts';

export const USAGE = `pnpm soak [--minutes 3] [--customers 14] [--redis ${redisModes.join('|')}] [--plan ${planNames.join('|')}]\n`;

/** A soak sends requests to this machine only, and both its time and its customers are limited. */
const MOST = { minutes: 60, customers: 2000 };

type Options = {
  readonly minutes: number;
  readonly customers: number;
  readonly redisMode: RedisMode;
  readonly plan: PlanName;
};

/** Reads the arguments. Throws UsageError. */
export function readOptions(args: readonly string[]): Options {
  const values = parseOptions(args, {
    minutes: { type: 'string' },
    customers: { type: 'string' },
    redis: { type: 'string' },
    plan: { type: 'string' },
  });
  const { minutes, customers, redis = 'single', plan: name = 'everything' } = values;
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

function toNumber(option: keyof typeof MOST, text: string): number {
  const number = Number(text);
  if (number > 0 && number <= MOST[option]) return number;
  throw new UsageError(`--${option} must be a number above 0, and ${MOST[option]} at most`);
}
