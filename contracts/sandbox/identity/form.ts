/** Reading the forms of the account pages. */
import type { FastifyRequest } from 'fastify';

/** A field of an urlencoded body, trimmed; empty when it is missing or sent twice. */
export function fieldOf(body: unknown, name: string): string {
  return rawFieldOf(body, name).trim();
}

/** A field as it was typed: spaces are part of a password. */
export function rawFieldOf(body: unknown, name: string): string {
  if (typeof body !== 'object' || body === null) return '';
  const value: unknown = Object.entries(body).find(([key]) => key === name)?.[1];
  return typeof value === 'string' ? value : '';
}

/**
 * Whether a form came from another site's page. The cookies' SameSite=Lax does not tell: every port of localhost is the
 * same site.
 */
export function isForeignForm(request: FastifyRequest, issuer: string): boolean {
  const { origin } = request.headers;
  return origin !== undefined && origin !== new URL(issuer).origin;
}
