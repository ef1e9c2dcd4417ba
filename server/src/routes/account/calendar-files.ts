/** Calendar files of the shipments and payments of a year (docs/rules/subscriptions.md#calendar-file, ADR 77). */
import { identifierSchema } from '@perennial/shared/catalogue/schemas/fields';
import { isMovedRental } from '@perennial/shared/countries/moved-rentals';
import { cultureOf } from '@perennial/shared/cultures/cultures';
import { problemSchema } from '@perennial/shared/errors/problem';
import {
  type CalendarEntry,
  findCalendarEntries,
  findListedEntries,
} from '@perennial/shared/subscriptions/calendar-entries';
import { filterRunning, MOST_ASKED } from '@perennial/shared/subscriptions/running';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { type LinkedEntry, nameCalendar, writeCalendarFile } from '../../calendar/calendar-file.ts';
import type { Config } from '../../config.ts';
import type { ContentService } from '../../content/content-service.ts';
import { localizeTexts } from '../../content/localization.ts';
import { answerTab, isFailure } from '../../errors/answer-tab.ts';
import { isNavigation } from '../../http/headers.ts';
import type { VisitorShopApi } from '../../shop-api/visitor-shop-api.ts';
import type { CheckAccess } from '../call-access.ts';

type Options = {
  config: Pick<Config, 'PUBLIC_URL'>;
  shop: VisitorShopApi;
  content: Pick<ContentService, 'cultureConfig' | 'localization'>;
  checkAccess: CheckAccess;
};

/** A link sends no headers, so culture and language are in the query. */
const querystring = z.object({ culture: z.string().optional(), language: z.string().optional() });

const response = {
  200: { description: 'The file', content: { 'text/calendar': { schema: z.string() } } },
  default: problemSchema,
};

export const calendarFileRoutes: FastifyPluginAsyncZod<Options> = async (
  app,
  { config, shop, content, checkAccess },
) => {
  app.setErrorHandler(async (error: FastifyError, request, reply) => {
    if (!isNavigation(request) || !isFailure(error)) throw error;
    const { culture, language } = request.site;
    const texts = localizeTexts(language, await content.localization(language));
    const page = `/${culture}/my-account/overview?${new URLSearchParams({ language })}`;
    return answerTab(error, request, reply, {
      texts,
      afterSignIn: page,
      link: { href: page, label: texts.account.overview },
    });
  });

  app.get(
    '/bff/calendar.ics',
    {
      schema: {
        operationId: 'downloadCalendar',
        summary: 'A calendar file of the shipments and payments of a year, of all subscriptions that run',
        tags: ['Subscriptions'],
        querystring,
        response,
      },
      onRequest: (request) => checkAccess(request, 'getSubscription'),
    },
    async (request, reply) => {
      const running = filterRunning(await shop.call(request, 'getSubscriptions', {}));
      const titles = new Map(running.map(({ subscriptionNumber, title }) => [subscriptionNumber, title]));
      // An incomplete file would look like a complete one, so a subscription that cannot be read fails it.
      const entries =
        running.length > MOST_ASKED
          ? findListedEntries(running)
          : (
              await Promise.all(
                running.map(({ subscriptionNumber: id }) => shop.call(request, 'getSubscription', { params: { id } })),
              )
            ).flatMap(findCalendarEntries);
      return sendFile(request, reply, entries, titles);
    },
  );

  app.get(
    '/bff/subscriptions/:number/calendar.ics',
    {
      schema: {
        operationId: 'downloadSubscriptionCalendar',
        summary: 'A calendar file of the shipments and payments of a year, of one subscription',
        tags: ['Subscriptions'],
        params: z.strictObject({ number: identifierSchema.describe('Subscription number') }),
        querystring,
        response,
      },
      onRequest: (request) => checkAccess(request, 'getSubscription'),
    },
    async (request, reply) => {
      const subscription = await shop.call(request, 'getSubscription', { params: { id: request.params.number } });
      const titles = new Map([[subscription.number, subscription.title]]);
      return sendFile(request, reply, findCalendarEntries(subscription), titles);
    },
  );

  async function sendFile(
    request: FastifyRequest,
    reply: FastifyReply,
    entries: readonly CalendarEntry[],
    titles: ReadonlyMap<string, string>,
  ) {
    const { culture, language } = request.site;
    const { countryCode } = cultureOf(culture);
    const [{ symbolPosition }, localization] = await Promise.all([
      content.cultureConfig(culture, language),
      content.localization(language),
    ]);
    const texts = localizeTexts(language, localization);
    const linked = entries.map((entry): LinkedEntry => {
      const hasPage = !isMovedRental({ title: titles.get(entry.number) ?? '' }, countryCode);
      return { ...entry, hasPage };
    });
    const text = writeCalendarFile(linked, {
      culture,
      language,
      texts,
      symbolPosition,
      origin: config.PUBLIC_URL,
      madeAt: new Date(),
    });
    return (
      reply
        .type('text/calendar; charset=utf-8')
        .headers({
          'content-disposition': toAttachment(`${nameCalendar({ texts })}.ics`),
          'content-language': language,
        })
        // The file is text already.
        .serializer(String)
        .send(text)
    );
  }
};

/** Returns the value of Content-Disposition for a file with any letters in its name (RFC 6266, RFC 8187). */
function toAttachment(name: string): string {
  const encoded = encodeURIComponent(name).replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return `attachment; filename="calendar.ics"; filename*=UTF-8''${encoded}`;
}
