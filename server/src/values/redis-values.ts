/** The kinds of values that the variables of Redis have (docs/operate/redis.md). */
import { X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { z } from 'zod';

/** What listens at the hosts of REDIS_URL: one server, the Sentinels that know the master, or nodes of a cluster. */
export const redisModes = ['single', 'sentinel', 'cluster'] as const;
export type RedisMode = (typeof redisModes)[number];

/** The name that a master has in most examples of Sentinel. */
export const DEFAULT_SENTINEL_MASTER = 'mymaster';

/** `port` is absent if the URL does not name it. */
type RedisHost = { readonly host: string; readonly port?: number };

/** The parts of REDIS_URL. User, password and number of the database are those of the servers that keep the values. */
export type RedisServers = {
  readonly hosts: readonly [RedisHost, ...RedisHost[]];
  readonly isEncrypted: boolean;
  readonly username?: string;
  readonly password?: string;
  readonly database: number;
};

/** Scheme, user and password, hosts with commas between them, and what follows. */
const PARTS = /^(rediss?):\/\/(?:([^@/]*)@)?([^@/?#]+)(.*)$/i;

/** Returns a host with its port; undefined if it is none. */
function readHost(text: string): RedisHost | undefined {
  const url = URL.parse(`redis://${text}`);
  if (!url?.hostname || url.pathname || url.search || url.username) return undefined;
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
  return url.port ? { host, port: Number(url.port) } : { host };
}

/** Returns what percent signs stand for; undefined if one stands for nothing. */
function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

export const redisServers = z.string().transform((text, context): RedisServers => {
  const refuse = (message: string) => {
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  };
  const [, scheme, credentials = '', list = '', rest = ''] = PARTS.exec(text.trim()) ?? [];
  if (scheme === undefined) return refuse('must be a redis or rediss URL');
  if (!/^(?:\/\d*)?$/.test(rest)) {
    return refuse('must end in its port or in the number of a database, for example redis://redis:6379/0');
  }
  const [first, ...others] = list.split(',').map((host) => readHost(host.trim()));
  if (!first || others.includes(undefined)) {
    return refuse('must name hosts with commas between them, for example redis://one:26379,two:26379');
  }
  const [username, password] = credentials.split(/:(.*)/s, 2).map(decode);
  if (username === undefined || (password === undefined && credentials.includes(':'))) {
    return refuse('must have % in its password as %25, and @ as %40');
  }
  return {
    hosts: [first, ...others.filter((host) => host !== undefined)],
    isEncrypted: scheme.toLowerCase() === 'rediss',
    ...(username && { username }),
    ...(password && { password }),
    database: Number(rest.slice(1)),
  };
});

/** Returns the hosts as an operator has written them, without the password. */
export function nameHosts({ hosts }: RedisServers): string {
  return hosts.map(({ host, port }) => (port === undefined ? host : `${host}:${port}`)).join(',');
}

/** The path of a file with the certificates of an authority (PEM). The value is the text of the file. */
export const authorityFile = z.string().transform((path, context): string => {
  const refuse = (message: string) => {
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  };
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch {
    return refuse('must be a file that can be read');
  }
  try {
    // It reads the first certificate of the file.
    new X509Certificate(text);
    return text;
  } catch {
    return refuse('must be a file with a certificate in PEM form');
  }
});
