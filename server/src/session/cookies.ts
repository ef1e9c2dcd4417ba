/** Names and attributes of the BFF's cookies. */
import { type Config, hasSecureCookies } from '../config.ts';

/** Returns the attributes of every cookie of the BFF. Clearing a cookie needs the same attributes as setting it. */
export function cookieAttributes(config: Config) {
  return {
    path: '/',
    httpOnly: true,
    secure: hasSecureCookies(config),
    sameSite: 'lax',
  } as const;
}

/** Returns the full name of a cookie that only this host may set: with the prefix `__Host-` if cookies are secure. */
export function hostCookieName(config: Config, name: string): string {
  return hasSecureCookies(config) ? `__Host-${name}` : name;
}

/** Returns the name of the session cookie. */
export function sessionCookieName(config: Config): string {
  return hostCookieName(config, 'perennial');
}
