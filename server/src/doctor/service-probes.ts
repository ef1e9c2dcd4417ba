/** What the doctor asks the shop API, the content repository, the card host, Redis, and the proxy in front of the shop. */
import { calls } from '@perennial/shared/catalogue/routes';
import { hasFields } from '@perennial/shared/unknown-values';
import type { Config } from '../config.ts';
import { CARD_ENVIRONMENTS } from '../doubts.ts';
import { hasRedis, openRedis } from '../redis/redis-client.ts';
import { RedisStore } from '../redis/redis-store.ts';
import { findMissingRight } from '../redis/server-faults.ts';
import { ValueCipher } from '../redis/value-cipher.ts';
import { nameHosts } from '../values/redis-values.ts';
import { ask, readJson } from './ask.ts';
import { Complaint } from './finding.ts';

const withoutSlash = (url: URL) => url.href.replace(/\/$/, '');

/** Asks for the profile of nobody: a shop API refuses that, and another service does not know the path. */
export async function checkShopApi({ SHOP_API_URL }: Config): Promise<string> {
  const url = `${withoutSlash(SHOP_API_URL)}${calls.getProfile.path}`;
  const response = await ask({ setting: 'SHOP_API_URL', url, headers: { accept: 'application/json' } });
  if (response.status === 401 || response.status === 403)
    return `${SHOP_API_URL.href} refuses a call without a customer`;
  if (response.status >= 500) throw new Complaint(`it answers with ${response.status}: look at its log`);
  throw new Complaint(
    `SHOP_API_URL is no shop API: ${calls.getProfile.path} without a customer answers with ${response.status}, and not with 401; correct it`,
  );
}

/** The types of documents that the pages read (docs/rules/content.md). */
const CONTENT_TYPES = ['culture', 'footer', 'localization', 'bundle'];

export async function checkContent({ CONTENT_API_URL }: Config): Promise<string> {
  const response = await ask({ setting: 'CONTENT_API_URL', url: withoutSlash(CONTENT_API_URL) });
  const repository = await readJson(response);
  if (!response.ok || !hasFields(repository) || !hasFields(repository['types']) || !Array.isArray(repository['refs'])) {
    throw new Complaint('CONTENT_API_URL is not the API of a content repository: correct it, it ends in /api/v2');
  }
  const types = Object.keys(repository['types']);
  const missing = CONTENT_TYPES.filter((type) => !types.includes(type));
  if (missing.length > 0) throw new Complaint(`it has no documents of the type ${missing.join(', ')}: add that type`);
  return `${CONTENT_API_URL.href} has all ${CONTENT_TYPES.length} types`;
}

export async function checkCards({ CARD_ENVIRONMENT, CARD_HOST_URL }: Config): Promise<string> {
  if (!CARD_ENVIRONMENTS.includes(CARD_ENVIRONMENT)) {
    throw new Complaint(`CARD_ENVIRONMENT is ${CARD_ENVIRONMENT}: set one of ${CARD_ENVIRONMENTS.join(', ')}`);
  }
  if (CARD_HOST_URL === undefined) return CARD_ENVIRONMENT;
  const signal = AbortSignal.timeout(10_000);
  const response = await fetch(CARD_HOST_URL, { signal }).catch(() => undefined);
  if (!response || response.status >= 500) {
    throw new Complaint('the host of CARD_HOST_URL does not answer: start the sandbox, or remove CARD_HOST_URL');
  }
  return `${CARD_ENVIRONMENT}, at the card host of the sandbox`;
}

/** Writes a key, as the readiness of an instance does. */
export async function checkRedis(config: Config): Promise<string> {
  if (!hasRedis(config)) return 'none: sessions are in the memory of the process, so run one instance only';
  const connection = await openRedis(config, { error: () => {}, info: () => {} });
  try {
    await new RedisStore(connection, new ValueCipher(config.SESSION_SECRETS)).checkWritable();
    const missingRight = await findMissingRight(connection.redis);
    if (missingRight !== undefined) throw new Complaint(missingRight);
    return `${nameHosts(config.REDIS_URL)} keeps a key`;
  } finally {
    connection.close();
  }
}

const FORGED_ID = 'forged-by-the-doctor';

/** Sends a header that only the proxy may set. The shop answers with it if the proxy lets it through. */
export async function checkProxy({ PUBLIC_URL, TRUST_PROXY }: Config): Promise<string> {
  const signal = AbortSignal.timeout(10_000);
  const url = new URL('/healthz', PUBLIC_URL);
  const response = await fetch(url, { headers: { 'x-request-id': FORGED_ID }, redirect: 'manual', signal }).catch(
    () => undefined,
  );
  if (!response) return `${PUBLIC_URL.origin} does not answer yet: start the shop, and ask again`;
  if (!hasFields(await readJson(response))) {
    throw new Complaint(
      `${PUBLIC_URL.origin} is answered by something else: let the proxy send PUBLIC_URL to the shop`,
    );
  }
  if (PUBLIC_URL.protocol === 'https:' && TRUST_PROXY === false) {
    throw new Complaint('TRUST_PROXY is off: name the addresses of the proxy, or all visitors share its limits');
  }
  if (response.headers.get('x-request-id') === FORGED_ID) {
    throw new Complaint('it passes on X-Request-Id of visitors: let the proxy set it, and remove traceparent');
  }
  return `${PUBLIC_URL.origin} leads to the shop`;
}
