/** Draws pages with what they ask first (docs/rules/content.md#drawn-pages). */
import type { Boot } from '@perennial/shared/boot';
import type { CallSchemas } from '@perennial/shared/catalogue/call-schemas';
import type { CallName } from '@perennial/shared/catalogue/routes';
import { callSchemas } from '@perennial/shared/catalogue/schemas';
import type { PageAnswer, PageQuestion } from '@perennial/shared/page-answers';
import type { DrawnPage, PageDrawing } from '@perennial/shared/page-drawing';
import type { FastifyRequest } from 'fastify';
import { parseJson } from '../shop-api/read-response.ts';
import type { ShopInput } from '../shop-api/shop-api.ts';
import type { VisitorShopApi } from '../shop-api/visitor-shop-api.ts';

/** The page leaves without the answers that are later, in milliseconds: its first byte is due after 500. */
const ANSWERS_TIMEOUT_MS = 250;

/** The boot data with the answers that arrived, and the page if it was drawn. */
export type DrawnBoot = { readonly boot: Boot; readonly drawn?: DrawnPage };

/** Never throws: a page that is not drawn is drawn by the browser. */
export type DrawPage = (request: FastifyRequest, boot: Boot, drawing: PageDrawing | undefined) => Promise<DrawnBoot>;

type Options = {
  shop: Pick<VisitorShopApi, 'forward'>;
  /** Throws if the visitor may not make the call. */
  checkAccess: (request: FastifyRequest, name: CallName) => Promise<void>;
};

export function createDrawPage({ shop, checkAccess }: Options): DrawPage {
  async function ask(request: FastifyRequest, question: PageQuestion, signal: AbortSignal): Promise<PageAnswer> {
    const input = parseInput(question);
    await checkAccess(request, question.name);
    const { body } = await shop.forward(request, question.name, input, signal);
    return { ...question, data: parseJson(body) };
  }

  /** Returns the answers that arrive in time. The browser asks for the others, and shows their errors. */
  async function askAll(request: FastifyRequest, questions: readonly PageQuestion[]): Promise<readonly PageAnswer[]> {
    const late = new AbortController();
    const signal = AbortSignal.any([request.clientAborted, late.signal]);
    const answers: (PageAnswer | undefined)[] = questions.map(() => undefined);
    const asked = questions.map(async (question, index) => {
      answers[index] = await ask(request, question, signal).catch(() => undefined);
    });
    let timer: NodeJS.Timeout | undefined;
    const timeout = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, ANSWERS_TIMEOUT_MS);
    });
    await Promise.race([Promise.all(asked), timeout]);
    clearTimeout(timer);
    const arrived = answers.filter((answer) => answer !== undefined);
    if (arrived.length < questions.length) late.abort();
    return arrived;
  }

  return async (request, boot, drawing) => {
    let answered = boot;
    try {
      const questions = drawing?.questionsOf(boot, request.url);
      if (!drawing || !questions) return { boot };
      if (questions.length > 0) answered = { ...boot, answers: await askAll(request, questions) };
      return { boot: answered, drawn: await drawing.draw(answered, request.url) };
    } catch (err) {
      request.log.error({ err }, 'The page was not drawn');
      return { boot: answered };
    }
  };
}

/** Returns the input as the route of the call would have it. Throws if the route would refuse it. */
function parseInput({ name, input }: PageQuestion): ShopInput {
  const { params, query, body }: CallSchemas = callSchemas[name];
  return {
    params: params?.parse(input.params) as ShopInput['params'],
    query: query?.parse(input.query) as ShopInput['query'],
    body: body?.parse(input.body),
  };
}
