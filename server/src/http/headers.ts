/** Headers of requests and of responses, and whose headers are believed. */

import type { IncomingMessage } from 'node:http';
import { compile } from '@fastify/proxy-addr';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { splitList } from '../config-values.ts';

/** Returns a header of the request; undefined if it is missing or has several values. `name` is in lower case. */
export function headerOf(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name];
  return typeof value === 'string' ? value : undefined;
}

/** Whether the browser sent the request to open a page in a tab. */
export function isNavigation(request: FastifyRequest): boolean {
  return request.headers['sec-fetch-mode'] === 'navigate' || /\btext\/html\b/.test(request.headers.accept ?? '');
}

/** Whether the browser asks not to be tracked (docs/rules/analytics.md#global-privacy-control). */
export function isOptedOut({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  return headers['sec-gpc'] === '1';
}

/**
 * The content security policy of answers that are not documents: nothing in them may load or run, should a browser show
 * one all the same. Without it Chromium also asks for an icon.
 */
export const DATA_POLICY = "default-src 'none';frame-ancestors 'none'";

/** Whether a request comes from a proxy of ours, whose headers are believed. */
export type TrustsPeer = (request: Pick<IncomingMessage, 'socket'>) => boolean;

/** `TRUST_PROXY` names the proxies, as for the address of a visitor. */
export function createTrustsPeer({ TRUST_PROXY }: Pick<Config, 'TRUST_PROXY'>): TrustsPeer {
  if (typeof TRUST_PROXY === 'boolean') return () => TRUST_PROXY;
  const isProxy = compile(splitList(TRUST_PROXY));
  return ({ socket }) => socket.remoteAddress !== undefined && isProxy(socket.remoteAddress, 0);
}
