/** The BFF's configuration: environment variables, checked once at start-up by one schema. */
import { analyticsAdapters } from '@perennial/shared/analytics/analytics-setup';
import { eventCategories } from '@perennial/shared/analytics/events';
import { cultureCodes } from '@perennial/shared/cultures/cultures';
import { marketOverridesSchema } from '@perennial/shared/cultures/markets';
import { z } from 'zod';

const LOOPBACK_HOSTS = new Set(['localhost', '127.0.0.1', '[::1]']);

function isLoopback(url: URL): boolean {
  return LOOPBACK_HOSTS.has(url.hostname) || url.hostname.endsWith('.localhost');
}

const httpUrl = z
  .url({ protocol: /^https?$/, error: 'must be an http or https address' })
  .transform((text) => new URL(text));

const httpsUnlessLoopback = httpUrl.refine((url) => url.protocol === 'https:' || isLoopback(url), {
  error: 'must be https (plain http is taken only on this machine, for example http://localhost:3000)',
});

const origin = httpsUnlessLoopback.refine((url) => url.pathname === '/' && url.search === '' && url.hash === '', {
  error: 'must be an origin without path or query, for example https://shop.example',
});

const webAddress = httpUrl.transform((url) => url.href);

const secrets = z
  .string()
  .transform((text) => text.split(',').map((secret) => secret.trim()))
  .pipe(z.array(z.string().min(32, 'each secret must have at least 32 characters')).min(1));

const json = z.string().transform((text, context): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    context.addIssue({ code: 'custom', message: 'must be JSON' });
    return z.NEVER;
  }
});

/** `true`, `false`, or the addresses of the proxies parted by commas; what Fastify's `trustProxy` takes. */
const trustProxy = z.string().transform((text) => (text === 'true' || text === 'false' ? text === 'true' : text));

/** Names parted by commas. */
function listOf<const T extends string>(names: readonly T[]) {
  return z
    .string()
    .transform((text) => text.split(',').map((name) => name.trim()))
    .pipe(z.array(z.enum(names, { error: `must be of ${names.join(', ')}` })));
}

const variablesSchema = z.object({
  PORT: z.coerce.number({ error: 'must be a number' }).int().min(0).max(65_535).default(3000),
  PUBLIC_URL: origin,
  SHOP_API_URL: httpUrl,
  CONTENT_API_URL: httpUrl,
  CONTENT_WEBHOOK_SECRET: z.string().min(16, 'must have at least 16 characters').optional(),
  OIDC_ISSUER: httpsUnlessLoopback,
  OIDC_CLIENT_ID: z.string().min(1),
  OIDC_CLIENT_SECRET: z.string().min(1),
  /** Page where people edit their contact data, which takes `returnTo` and `ui_locales`; absent: the issuer's `/profile`. */
  OIDC_PROFILE_URL: httpsUnlessLoopback.optional(),
  SESSION_SECRETS: secrets,
  CARD_ENVIRONMENT: z.string().min(1),
  CARD_HOST_URL: httpUrl.optional(),
  MARKET_OVERRIDES: json.pipe(marketOverridesSchema).default({}),
  /** Where "Manage Subscription" leads, by culture code or `*` for every culture (decision 1). */
  MANAGE_SUBSCRIPTION_URLS: json.pipe(z.partialRecord(z.enum(['*', ...cultureCodes]), webAddress)).default({}),
  /** The development host that merchant references ending in LOCAL return to (decision 35); never set in production. */
  LOCAL_RETURN_HOST: origin.optional(),
  /** Where analytics events go; nowhere by default. */
  ANALYTICS_ADAPTERS: listOf(analyticsAdapters).default([]),
  /** What the adapter `bff` sends to. */
  ANALYTICS_COLLECTOR_URL: httpUrl.optional(),
  /** Categories of events that wait for the customer's consent. */
  ANALYTICS_CONSENT: listOf(eventCategories).default([]),
  TRUST_PROXY: trustProxy.default(false),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  /** Vite's address in development, with the path that everything of Vite's stands under. */
  CLIENT_DEV_SERVER: httpUrl.optional(),
});

const environmentSchema = variablesSchema.refine(
  ({ ANALYTICS_ADAPTERS, ANALYTICS_COLLECTOR_URL }) => !ANALYTICS_ADAPTERS.includes('bff') || ANALYTICS_COLLECTOR_URL,
  { path: ['ANALYTICS_COLLECTOR_URL'] },
);

export type Config = Readonly<z.infer<typeof environmentSchema>>;

/** Says, one line each, what is wrong with the environment. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  readonly lines: readonly string[];

  constructor(lines: readonly string[]) {
    super(`The configuration is not right:\n${lines.join('\n')}`);
    this.lines = lines;
  }
}

/** Reads the configuration; an empty variable counts as missing. Throws a ConfigError. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  );
  const result = environmentSchema.safeParse(given);
  if (result.success) return result.data;

  const lines = result.error.issues.map((issue) => {
    const name = String(issue.path[0]);
    const where = issue.path.length > 1 ? `${issue.path.join('.')} ` : `${name} `;
    return given[name] === undefined ? `${name} is missing` : `${where}${issue.message}`;
  });
  throw new ConfigError([...new Set(lines)]);
}

/** Whether the client's analytics events come here, to be collected. */
export function sendsEvents(config: Config): config is Config & { readonly ANALYTICS_COLLECTOR_URL: URL } {
  return config.ANALYTICS_ADAPTERS.includes('bff');
}

/** Whether cookies carry `Secure` and a `__Host-` name: always, but on plain http on this machine. */
export function hasSecureCookies(config: Config): boolean {
  return config.PUBLIC_URL.protocol === 'https:';
}
