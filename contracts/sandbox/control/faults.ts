/** Responses and delays that replace the responses of a service, to test the shop during an outage. */
import { z } from 'zod';

export const serviceNames = ['shop-api', 'identity', 'content', 'card-host'] as const;

export type ServiceName = (typeof serviceNames)[number];

export const faultSchema = z
  .strictObject({
    service: z.enum(serviceNames),
    method: z.string().transform((method) => method.toUpperCase()),
    path: z.string().startsWith('/').describe('Without query; * matches any characters'),
    status: z.number().int().min(200).max(599).optional(),
    body: z.unknown().optional(),
    headers: z.record(z.string(), z.string()).optional(),
    delayMs: z.number().int().min(0).max(600_000).optional(),
    responseDelayMs: z
      .number()
      .int()
      .min(0)
      .max(600_000)
      .optional()
      .describe('The service does what the request asks for at once, and answers later'),
    sparesOneIn: z
      .number()
      .int()
      .min(2)
      .optional()
      .describe('One request in so many is answered as always, beginning with the first'),
    bodyContains: z
      .string()
      .min(1)
      .optional()
      .describe('The fault applies only to requests whose body contains this text'),
    times: z
      .number()
      .int()
      .min(1)
      .optional()
      .describe('How often the fault applies; without it, until the faults are deleted'),
  })
  .refine(({ status, delayMs, responseDelayMs }) => (status ?? delayMs ?? responseDelayMs) !== undefined, {
    path: ['status'],
    message: 'A fault needs a status, a delayMs or a responseDelayMs',
  });

type Fault = z.output<typeof faultSchema> & {
  /** For code in the process of the sandbox: the response waits for it. */
  readonly until?: Promise<unknown>;
};

type ActiveFault = { readonly fault: Fault; readonly path: RegExp; left: number; asked: number };

function pathPattern(path: string): RegExp {
  const escaped = path.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*');
  return new RegExp(`^${escaped}$`);
}

function containsText(body: unknown, text: string | undefined): boolean {
  return text === undefined || (body !== undefined && JSON.stringify(body).includes(text));
}

export class Faults {
  #active: ActiveFault[] = [];

  add(fault: Fault): void {
    this.#active.push({
      fault,
      path: pathPattern(fault.path),
      left: fault.times ?? Number.POSITIVE_INFINITY,
      asked: 0,
    });
  }

  /** Returns the oldest fault that matches the request, and counts it as used once. */
  take(service: ServiceName, method: string, path: string, body?: unknown): Fault | undefined {
    const found = this.#active.find(
      (active) =>
        active.left > 0 &&
        active.fault.service === service &&
        (active.fault.method === '*' || active.fault.method === method) &&
        active.path.test(path) &&
        containsText(body, active.fault.bodyContains),
    );
    if (!found) return undefined;
    const { sparesOneIn } = found.fault;
    if (sparesOneIn !== undefined && found.asked++ % sparesOneIn === 0) return undefined;
    found.left -= 1;
    return found.fault;
  }

  clear(): void {
    this.#active = [];
  }
}
