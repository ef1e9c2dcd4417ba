/** Adds culture and language to each request. */
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { readSite, type Site } from '../http/request-culture.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Culture and language of the request; read once, when first used. */
    readonly site: Site;
    [KNOWN_SITE]?: Site;
  }
}

const KNOWN_SITE = Symbol('site');

export const culture = fp(
  async (app) => {
    app.decorateRequest(KNOWN_SITE);
    app.decorateRequest('site', {
      getter(this: FastifyRequest) {
        this[KNOWN_SITE] ??= readSite(this);
        return this[KNOWN_SITE];
      },
    });
  },
  { name: 'culture' },
);
