/** Serves the OpenAPI document, generated from the schemas of the routes. */
import fastifySwagger from '@fastify/swagger';
import fp from 'fastify-plugin';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import type { Config } from '../config.ts';
import { completeDocument } from './openapi-document.ts';
import { nameSchemas } from './openapi-schemas.ts';

export const openapi = fp<{ config: Config }>(
  async (app, { config }) => {
    nameSchemas();
    await app.register(fastifySwagger, {
      openapi: {
        openapi: '3.1.0',
        info: {
          title: 'Perennial BFF',
          version: '1.0.0',
          description: 'The backend-for-frontend of the Perennial client.',
          license: { name: 'MIT', identifier: 'MIT' },
        },
      },
      transform: jsonSchemaTransform,
      transformObject: jsonSchemaTransformObject,
      exposeHeadRoutes: false,
    });
    app.get('/bff/openapi.json', { schema: { hide: true } }, async () =>
      completeDocument(app.swagger(), config.PUBLIC_URL.origin),
    );
  },
  { name: 'openapi' },
);
