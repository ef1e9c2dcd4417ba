/** Draws pages with what they ask first (docs/rules/content.md#drawn-pages). */
import type { Boot } from '@perennial/shared/boot';
import type { DrawnPage, PageDrawing } from '@perennial/shared/page-drawing';
import type { FastifyRequest } from 'fastify';
import { inTime } from './in-time.ts';
import type { AskForPage } from './page-answers.ts';

/** A drawing takes some milliseconds. The first one of a page loads its module from the disk. */
const DRAWING_TIMEOUT_MS = 250;

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
      const drawn = await inTime(drawing.draw(answered, request.url), DRAWING_TIMEOUT_MS);
      if (!drawn) throw new Error(`The drawing took longer than ${DRAWING_TIMEOUT_MS} ms`);
      return { boot: answered, drawn };
    } catch (err) {
      request.log.error({ err }, 'The page was not drawn');
      return { boot: answered };
    }
  };
}
