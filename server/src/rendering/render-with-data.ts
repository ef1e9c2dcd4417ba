/** Renders pages with what they prefetch (docs/rules/content.md#server-rendered-pages). */
import type { Boot } from '@perennial/shared/boot';
import type { Texts } from '@perennial/shared/locales/texts';
import { CLOSED_KEY } from '@perennial/shared/page-data';
import type { RenderedPage, ServerBuild } from '@perennial/shared/server-build';
import type { FastifyRequest } from 'fastify';
import { inTime, type PageLimits } from './in-time.ts';
import type { Audience, Prefetch } from './prefetch.ts';

/** The boot data with the prefetched responses that arrived, and the page if it was rendered. */
type RenderedBoot = {
  readonly boot: Boot;
  readonly rendered?: RenderedPage;
  /** Whether the page was rendered, with all answers that it asks for. */
  readonly isComplete: boolean;
};

/** Never throws: a page that is not rendered on the server is rendered by the browser. */
export type RenderWithData = (
  request: FastifyRequest,
  boot: Boot,
  rendering: ServerBuild | undefined,
  visit: Visit,
) => Promise<RenderedBoot>;

/** `url` is that of the page, without what no page reads. */
type Visit = { readonly url: string; readonly audience: Audience };

/** `loadTexts` returns all texts in the language of a request. */
export function createRenderWithData(
  prefetch: Prefetch,
  loadTexts: (request: FastifyRequest) => Promise<Texts>,
  limits: Pick<PageLimits, 'rendering'>,
): RenderWithData {
  return async (request, boot, rendering, { url, audience }) => {
    let answered = boot;
    try {
      const queries = rendering?.prefetchOf(boot, url);
      if (!rendering || !queries) return { boot, isComplete: false };
      if (queries.length > 0) answered = { ...boot, prefetched: await prefetch(request, queries, audience) };
      if (answered.prefetched?.some(({ keptSince }) => keptSince !== undefined)) {
        const { outage } = await loadTexts(request);
        const [name, input] = CLOSED_KEY;
        answered = {
          ...answered,
          texts: { ...boot.texts, outage },
          prefetched: [...answered.prefetched, { name, input, data: outage.closed }],
        };
      }
      const rendered = await inTime(rendering.render(answered, url), limits.rendering);
      if (!rendered) throw new Error(`The rendering took longer than ${limits.rendering} ms`);
      return { boot: answered, rendered, isComplete: (answered.prefetched?.length ?? 0) === queries.length };
    } catch (err) {
      request.log.error({ err }, 'The page was not rendered on the server');
      return { boot: answered, isComplete: false };
    }
  };
}
