/**
 * List prices in euros, without discounts and tax. They are assumptions: written down on the date below from no price list,
 * as the order of what these kinds cost in Frankfurt. Replace them by those of the contract.
 */
export const PRICES_OF = '2026-11-27';

export type Prices = {
  readonly name: string;
  /** An instance: processor and memory. */
  readonly coreHour: number;
  readonly gibHour: number;
  /** Memory of Redis with a replica in another zone. */
  readonly redisGibHour: number;
  /** Taken in, and kept for a month. */
  readonly logGb: number;
  readonly millionSpans: number;
  /** A load balancer, without traffic. */
  readonly balancerMonth: number;
  /** To the internet. */
  readonly trafficGb: number;
};

export const clouds = [
  {
    name: 'AWS (Fargate, ElastiCache, CloudWatch)',
    coreHour: 0.043,
    gibHour: 0.0047,
    redisGibHour: 0.038,
    logGb: 0.58,
    millionSpans: 0.5,
    balancerMonth: 25,
    trafficGb: 0.083,
  },
  {
    name: 'Google Cloud (GKE Autopilot, Memorystore, Logging)',
    coreHour: 0.049,
    gibHour: 0.0054,
    redisGibHour: 0.042,
    logGb: 0.46,
    millionSpans: 0.18,
    balancerMonth: 20,
    trafficGb: 0.1,
  },
] as const satisfies readonly Prices[];
