/** Adds culture and language to each request. */
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { readSite, type Site } from '../http/site.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Culture and language of the request; read once, when first used. */
    readonly site: Site;
  }
}

const sites = new WeakMap<FastifyRequest, Site>();

export const culture = fp(
  async (app) => {
    app.decorateRequest('site', {
      getter(this: FastifyRequest) {
        const known = sites.get(this);
        if (known) return known;
        const site = readSite(this);
        sites.set(this, site);
        return site;
      },
    });
  },
  { name: 'culture' },
);
