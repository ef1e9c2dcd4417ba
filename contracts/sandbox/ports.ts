/** The ports of the shop and of the sandbox's services. */

import { createServer } from 'node:net';
import { threadId } from 'node:worker_threads';
import { tableOf } from '@perennial/shared/typed-tables';

export const sandboxServices = ['console', 'shop-api', 'identity', 'content', 'card-host'] as const;

export type SandboxService = (typeof sandboxServices)[number];

const services = ['shop', ...sandboxServices] as const;

type Service = (typeof services)[number];
export type Ports = Readonly<Record<Service, number>>;

/** The ports of `start`, `dev` and a sandbox without a shop. */
export const defaultPorts: Ports = {
  shop: 3000,
  console: 4000,
  'shop-api': 4001,
  identity: 4002,
  content: 4003,
  'card-host': 4004,
};

/** Returns the names of the ports that another process uses. */
export async function findPortsInUse(ports: Readonly<Record<string, number>>): Promise<string[]> {
  const checks = Object.entries(ports).map(async ([name, port]) => ((await isFree(port)) ? [] : [name]));
  return (await Promise.all(checks)).flat();
}

/** Returns free ports, for a dev stack that runs at the same time as another. */
export async function freePorts(): Promise<Ports> {
  const listening = await Promise.all(services.map(listenAnywhere));
  const ports = tableOf(services, (service) => listening[services.indexOf(service)]?.port ?? 0);
  await Promise.all(listening.map(({ close }) => close()));
  return ports;
}

/** Returns a free port. */
export async function freePort(): Promise<number> {
  const { port, close } = await listenAnywhere();
  await close();
  return port;
}

/** Below the ports that the system gives to outgoing connections: one of those could take the port before the service listens. */
const FIRST_PORT = 10_000;
const PORTS_OF_BLOCK = 100;
const BLOCKS = 220;

let block: Promise<number> | undefined;
let chosen = 0;

async function listenAnywhere(): Promise<Listening> {
  block ??= takeBlock();
  const first = await block;
  for (let attempt = 1; attempt < PORTS_OF_BLOCK; attempt += 1) {
    const port = first + 1 + (chosen++ % (PORTS_OF_BLOCK - 1));
    const listening = await listen(port).catch(() => undefined);
    if (listening) return listening;
  }
  throw new Error(`Found no free port from ${first} to ${first + PORTS_OF_BLOCK - 1}.`);
}

/**
 * Returns the first port of a block that no other process chooses from: a port is free again between the choice and the
 * service. The first port stays in use until the process ends, which keeps the others away.
 */
async function takeBlock(): Promise<number> {
  for (let attempt = 0; attempt < BLOCKS; attempt += 1) {
    const first = FIRST_PORT + ((process.pid + threadId + attempt) % BLOCKS) * PORTS_OF_BLOCK;
    const guard = await listen(first).catch(() => undefined);
    guard?.unref();
    if (guard) return first;
  }
  throw new Error(`Every block of ports from ${FIRST_PORT} is taken.`);
}

async function isFree(port: number): Promise<boolean> {
  try {
    const { close } = await listen(port);
    await close();
    return true;
  } catch {
    return false;
  }
}

type Listening = { readonly port: number; readonly close: () => Promise<void>; readonly unref: () => void };

function listen(port: number): Promise<Listening> {
  const server = createServer();
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, exclusive: true }, () => {
      resolve({
        port,
        close: () => new Promise((closed) => server.close(() => closed())),
        unref: () => server.unref(),
      });
    });
  });
}
