/** Serves the translations of the card form. Languages without a translation get an empty one, and so English. */
import type { FastifyPluginAsync } from 'fastify';
import { pageLanguageFrom } from '../pages/language.ts';
import { formTexts } from './form-texts.ts';

export const translationRoutes: FastifyPluginAsync = async (app) => {
  app.get<{ Params: { file: string } }>('/sdk/:version/translations/:file', (request, reply) => {
    const { file } = request.params;
    return reply
      .headers({ 'access-control-allow-origin': '*', 'cache-control': 'public, max-age=3600' })
      .send(formTexts[pageLanguageFrom(file)]);
  });
};
