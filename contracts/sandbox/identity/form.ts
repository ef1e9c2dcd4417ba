/** Reads the forms of the account pages. */
import type { FastifyRequest } from 'fastify';

/** Returns a trimmed field of a form body; empty if it is missing or was sent twice. */
export function readField(body: unknown, name: string): string {
  return readRawField(body, name).trim();
}

/** Returns a field without trimming, because spaces are part of a password. */
export function readRawField(body: unknown, name: string): string {
  if (typeof body !== 'object' || body === null) return '';
  const value: unknown = Object.entries(body).find(([key]) => key === name)?.[1];
  return typeof value === 'string' ? value : '';
}

/**
 * Checks whether a form was sent from a page of another origin. SameSite=Lax does not prevent this, because all ports of
 * localhost are the same site.
 */
export function isForeignForm(request: FastifyRequest, issuer: string): boolean {
  const { origin } = request.headers;
  return origin !== undefined && origin !== new URL(issuer).origin;
}
