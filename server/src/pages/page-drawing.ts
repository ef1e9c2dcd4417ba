/** Draws pages with what they ask first (docs/rules/content.md#drawn-pages). */
import type { Boot } from '@perennial/shared/boot';
import type { DrawnPage, PageDrawing } from '@perennial/shared/page-drawing';
import type { FastifyRequest } from 'fastify';
import type { AskForPage } from './page-answers.ts';

/** The boot data with the answers that arrived, and the page if it was drawn. */
export type DrawnBoot = { readonly boot: Boot; readonly drawn?: DrawnPage };

/** Never throws: a page that is not drawn is drawn by the browser. */
export type DrawPage = (request: FastifyRequest, boot: Boot, drawing: PageDrawing | undefined) => Promise<DrawnBoot>;

export function createDrawPage(askForPage: AskForPage): DrawPage {
  return async (request, boot, drawing) => {
    let answered = boot;
    try {
      const questions = drawing?.questionsOf(boot, request.url);
      if (!drawing || !questions) return { boot };
      if (questions.length > 0) answered = { ...boot, answers: await askForPage(request, questions) };
      return { boot: answered, drawn: await drawing.draw(answered, request.url) };
    } catch (err) {
      request.log.error({ err }, 'The page was not drawn');
      return { boot: answered };
    }
  };
}
