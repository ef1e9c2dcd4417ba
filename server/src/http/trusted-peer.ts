/** Whether a request comes from a proxy of ours, whose headers are believed. */
import type { IncomingMessage } from 'node:http';
import { compile } from '@fastify/proxy-addr';
import type { Config } from '../config.ts';
import { splitList } from '../config-values.ts';

export type TrustsPeer = (request: Pick<IncomingMessage, 'socket'>) => boolean;

/** `TRUST_PROXY` names the proxies, as for the address of a visitor. */
export function createTrustsPeer({ TRUST_PROXY }: Pick<Config, 'TRUST_PROXY'>): TrustsPeer {
  if (typeof TRUST_PROXY === 'boolean') return () => TRUST_PROXY;
  const isProxy = compile(splitList(TRUST_PROXY));
  return ({ socket }) => socket.remoteAddress !== undefined && isProxy(socket.remoteAddress, 0);
}
