/** The card form's words in the shop's languages. */
import type { FastifyPluginAsync } from 'fastify';
import { languageFrom } from '../pages/language.ts';
import { formTextsByLanguage } from './form-texts/texts-by-language.ts';

export const translationRoutes: FastifyPluginAsync = async (app) => {
  app.get('/sdk/:version/translations/:file', (request, reply) => {
    const { file } = request.params as { file: string };
    const language = languageFrom(file);
    // The library adds to its own English what comes from here.
    return reply
      .headers({ 'access-control-allow-origin': '*', 'cache-control': 'public, max-age=3600' })
      .send(language === 'en' ? {} : formTextsByLanguage[language]);
  });
};
