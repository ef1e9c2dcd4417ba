/** The kinds of values that environment variables have. */
import { readFileSync } from 'node:fs';
import { compile as compileProxies } from '@fastify/proxy-addr';
import { consentPurposes } from '@perennial/shared/analytics/analytics-setup';
import { legalDocuments } from '@perennial/shared/countries/legal-documents';
import { cultureCodes } from '@perennial/shared/cultures/cultures';
import { z } from 'zod';

/** Returns the parts of a comma-separated value. */
export function splitList(text: string): string[] {
  return text.split(',').map((part) => part.trim());
}

const LOOPBACK_HOSTS = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Whether only this machine reaches the host. */
export function isLoopback(url: URL): boolean {
  return LOOPBACK_HOSTS.has(url.hostname) || url.hostname.endsWith('.localhost');
}

export const httpUrl = z
  .url({ protocol: /^https?$/, error: 'must be an http or https URL' })
  .transform((text) => new URL(text));

export const httpsUnlessLoopback = httpUrl.refine((url) => url.protocol === 'https:' || isLoopback(url), {
  error: 'must be https (http is allowed for loopback hosts only, for example http://localhost:3000)',
});

export const origin = httpsUnlessLoopback.refine(
  (url) => url.pathname === '/' && url.search === '' && url.hash === '',
  {
    error: 'must be an origin without path or query, for example https://shop.example',
  },
);

/** The base of the calls of the catalogue, which begin with `/api`. */
export const shopApiUrl = httpUrl.refine((url) => !/\/api\/?$/.test(url.pathname), {
  error: 'must not end in /api, which each call begins with: remove it',
});

const webUrl = httpUrl.transform((url) => url.href);

/** A mail address or a page, as a URL (RFC 9116, section 2.5.3). */
export const contactUrl = z.string().regex(/^(?:mailto:[^@\s]+@[^@\s]+|https:\/\/\S+)$/i, {
  error: 'must be a mailto or https URL, for example mailto:security@shop.example',
});

const secret = z.string().min(32, 'each secret must have at least 32 characters');
export const secrets = z
  .string()
  .transform(splitList)
  .pipe(z.tuple([secret], secret));

export const json = z.string().transform((text, context): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    context.addIssue({ code: 'custom', message: 'must be JSON' });
    return z.NEVER;
  }
});

const cultureOrAll = z.enum(['*', ...cultureCodes]);

/** JSON with web URLs by culture code, or `*` for all other cultures. */
export const urlsByCulture = json.pipe(z.partialRecord(cultureOrAll, webUrl));

/** A web URL that may contain `{culture}` and `{language}`. */
const webUrlPattern = z
  .string()
  .refine((text) => webUrl.safeParse(text.replaceAll(/\{(?:culture|language)\}/g, 'x')).success, {
    error: 'must be an http or https URL, which may contain {culture} and {language}',
  });

/** JSON with the URLs of legal documents by culture code, or `*` for what a culture has no URL of its own for. */
export const legalLinks = json.pipe(
  z.partialRecord(cultureOrAll, z.partialRecord(z.enum(legalDocuments), webUrlPattern)),
);

/**
 * Fastify's option `trustProxy`: `true`, `false`, or the comma-separated addresses of the proxies: addresses, networks,
 * or `loopback`, `linklocal` and `uniquelocal`. A number of proxies is refused: whoever reaches the BFF directly could
 * send as many addresses.
 */
export const trustProxy = z.string().transform((text, context): boolean | string => {
  if (text === 'true' || text === 'false') return text === 'true';
  try {
    if (/^\d+$/.test(text)) throw new Error('a number');
    compileProxies(splitList(text));
    return text;
  } catch {
    context.addIssue({
      code: 'custom',
      message: 'must be true, false, or the addresses of the proxies, for example 10.0.0.0/8,loopback',
    });
    return z.NEVER;
  }
});

/** Comma-separated sources of a content security policy: a host, with any subdomain if it begins with `*.`, or `https:`. */
export const formHosts = z
  .string()
  .transform(splitList)
  .pipe(
    z.array(
      z.string().regex(/^https:(?:\/\/(?:\*\.)?[a-z0-9.-]+(?::\d+)?)?$/i, {
        error: 'must be an https host, for example https://*.pay.example, or https: for any',
      }),
    ),
  );

/** Comma-separated names. */
export function commaSeparated<const T extends string>(names: readonly T[]) {
  return z
    .string()
    .transform(splitList)
    .pipe(z.array(z.enum(names, { error: `must be one of ${names.join(', ')}` })));
}

/** `by-law`: all purposes where the law asks. `none`: the operator has a consent platform. A list: these, everywhere. */
export const consentRule = z
  .string()
  .transform((text) => (text === 'by-law' || text === 'none' ? text : splitList(text)))
  .pipe(
    z.union([z.enum(['by-law', 'none']), z.array(z.enum(consentPurposes))], {
      error: `must be by-law, none, or some of ${consentPurposes.join(', ')}`,
    }),
  );

/** Comma-separated limits: so many tries in so many seconds. */
const tryLimits = z
  .string()
  .transform((text) => text.split(',').map((limit) => /^\s*(\d+)\/(\d+)\s*$/.exec(limit)))
  .refine((limits) => limits.every((limit) => Number(limit?.[1]) > 0 && Number(limit?.[2]) > 0), {
    error: 'must be tries per seconds, for example 5/60,20/3600',
  })
  .transform((limits) => limits.map((limit) => ({ tries: Number(limit?.[1]), seconds: Number(limit?.[2]) })));

export function tryLimitsOr(text: string) {
  return z.string().default(text).pipe(tryLimits);
}

/** So many requests in so many seconds. */
export function requestLimitOr(text: string) {
  return tryLimitsOr(text).transform(([{ tries, seconds } = { tries: 0, seconds: 0 }, ...more], context) => {
    if (more.length === 0) return { requests: tries, seconds };
    context.addIssue({ code: 'custom', message: 'must be one limit, for example 60/60' });
    return z.NEVER;
  });
}

/** The path of Apple's domain association file. The value is its text: one line of letters and digits. */
export const domainFile = z.string().transform((path, context): string => {
  try {
    const text = readFileSync(path, 'utf8').trim();
    if (/^[\w+/=-]+$/.test(text)) return text;
  } catch {
    // Told below.
  }
  context.addIssue({
    code: 'custom',
    message: 'must be the file that Apple or the card provider gives for the domain',
  });
  return z.NEVER;
});

/** The number of a file descriptor, or a path. */
export const auditLog = z.string().transform((text) => (/^\d+$/.test(text) ? Number(text) : text));

/** A number in a range, both ends included. `what` is its unit, for example `seconds`. */
export function numberBetween(min: number, max: number, what?: string) {
  const unit = what === undefined ? '' : ` of ${what}`;
  return numberFor(`must be a number${unit} from ${min} to ${max}`, min, max);
}

/** A whole number in a range, both ends included. */
export function integerBetween(min: number, max: number, what?: string) {
  const unit = what === undefined ? '' : ` of ${what}`;
  const error = `must be a whole number${unit} from ${min} to ${max}`;
  return numberFor(error, min, max).refine(Number.isInteger, { error });
}

function numberFor(error: string, min: number, max: number) {
  return z.coerce.number({ error }).min(min, error).max(max, error);
}

const shareError = 'must be a number above 0, and 1 at most';
export const share = z.coerce.number({ error: shareError }).gt(0, shareError).max(1, shareError);

export const minutes = integerBetween(1, 24 * 60, 'minutes');

export const seconds = integerBetween(0, 10 * 60, 'seconds');

const stepUpError = 'must be off, or a whole number of seconds from 60 to 86400';
export const stepUpSeconds = z.union(
  [
    z.literal('off', stepUpError),
    z.coerce.number(stepUpError).int(stepUpError).min(60, stepUpError).max(86_400, stepUpError),
  ],
  stepUpError,
);

const keptError = 'must be off, or a whole number of minutes from 1 to 240';
export const keptMinutes = z.union(
  [z.literal('off', keptError), z.coerce.number(keptError).int(keptError).min(1, keptError).max(240, keptError)],
  keptError,
);
