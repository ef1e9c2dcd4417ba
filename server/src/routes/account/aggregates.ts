/** Shop data joined with content, or with other shop data. What does not need another answer is requested in parallel. */
import type { KeptName } from '@perennial/shared/catalogue/kept-answers';
import { identifierSchema } from '@perennial/shared/catalogue/schemas/fields';
import { problemSchema } from '@perennial/shared/errors/problem';
import { type ComingUp, comingUpSchema } from '@perennial/shared/models/coming-up';
import { bundleContentSchema } from '@perennial/shared/models/content';
import { subscriptionListItemSchema } from '@perennial/shared/models/subscription';
import { subscriptionDetailsSchema } from '@perennial/shared/models/subscription-details';
import type { StoredCard } from '@perennial/shared/subscriptions/expiring-card';
import { findGoodsTracks } from '@perennial/shared/subscriptions/goods-tracks';
import { filterRunning, MOST_ASKED } from '@perennial/shared/subscriptions/running';
import { DAYS_OF_A_YEAR } from '@perennial/shared/subscriptions/upcoming';
import {
  findListedShipments,
  findWeeksAhead,
  toComingUp,
  type WeeksAhead,
} from '@perennial/shared/subscriptions/weeks-ahead';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { ContentService } from '../../content/content-service.ts';
import { withContent } from '../../content/content-service.ts';
import { type AccountAnswer, type AccountReads, tellKept } from '../../kept-answers/account-reads.ts';
import type { CheckAccess } from '../call-access.ts';

type Options = { accountReads: AccountReads; content: ContentService; checkAccess: CheckAccess };

const contentShape = { content: bundleContentSchema.nullable().describe('null if there is no content for the bundle') };

export const aggregateRoutes: FastifyPluginAsyncZod<Options> = async (app, { accountReads, content, checkAccess }) => {
  app.get(
    '/bff/subscriptions',
    {
      schema: {
        operationId: 'listSubscriptions',
        summary: "The customer's subscriptions, with the content of their bundles",
        tags: ['Subscriptions'],
        response: { 200: z.array(subscriptionListItemSchema.extend(contentShape)), default: problemSchema },
      },
      onRequest: (request) => checkAccess(request, 'getSubscriptions'),
    },
    async (request, reply) => {
      const [answer, contents] = await Promise.all([
        accountReads.read(request, 'getSubscriptions', {}),
        content.bundles(request.site.language),
      ]);
      tellKept(reply, [answer]);
      sendChecked(reply);
      return answer.value.map((subscription) => withContent(subscription, contents));
    },
  );

  app.get(
    '/bff/subscriptions/:number',
    {
      schema: {
        operationId: 'readSubscription',
        summary: 'One subscription, with the content of its bundle',
        tags: ['Subscriptions'],
        params: z.strictObject({ number: identifierSchema.describe('Subscription number') }),
        response: { 200: subscriptionDetailsSchema.extend(contentShape), default: problemSchema },
      },
      onRequest: (request) => checkAccess(request, 'getSubscription'),
    },
    async (request, reply) => {
      const [answer, contents] = await Promise.all([
        accountReads.read(request, 'getSubscription', { params: { id: request.params.number } }),
        content.bundles(request.site.language),
      ]);
      tellKept(reply, [answer]);
      sendChecked(reply);
      return withContent(answer.value, contents);
    },
  );

  app.get(
    '/bff/coming-up',
    {
      schema: {
        operationId: 'listComingUp',
        summary: 'The next shipments and payments of all subscriptions that run',
        tags: ['Subscriptions'],
        response: { 200: comingUpSchema, default: problemSchema },
      },
      onRequest: (request) => checkAccess(request, 'getSubscription'),
    },
    async (request, reply) => {
      const { weeks, year, saved, goods, answers } = await findWeeks(request, accountReads);
      tellKept(reply, answers);
      return { ...toComingUp(weeks, new Date().toISOString().slice(0, 10), saved, year), goods };
    },
  );
};

type Known = {
  weeks: WeeksAhead;
  /** The same of a year; undefined if the subscriptions were not read. */
  year?: WeeksAhead;
  saved?: StoredCard | undefined;
  goods: ComingUp['goods'];
  /** What it was put together of. */
  answers: readonly Pick<AccountAnswer<KeptName>, 'keptSince'>[];
};

/** Asks each subscription that runs, and for the payment method. Of more than can be asked, or if one cannot be read, returns what the list says. */
async function findWeeks(request: FastifyRequest, reads: AccountReads): Promise<Known> {
  const list = await reads.read(request, 'getSubscriptions', {});
  const running = filterRunning(list.value);
  if (running.length > MOST_ASKED) return { weeks: findListedShipments(running), goods: null, answers: [list] };
  try {
    const [saved, ...read] = await Promise.all([
      running.length === 0 ? undefined : readSavedMethod(request, reads),
      ...running.map(({ subscriptionNumber: id }) => reads.read(request, 'getSubscription', { params: { id } })),
    ]);
    const subscriptions = read.map(({ value }) => value);
    return {
      weeks: findWeeksAhead(subscriptions),
      year: findWeeksAhead(subscriptions, DAYS_OF_A_YEAR),
      saved: saved?.value,
      goods: subscriptions.map((one) => ({ number: one.number, tracks: [...findGoodsTracks(one)] })),
      answers: [list, ...read, ...(saved ? [saved] : [])],
    };
  } catch (error) {
    request.log.warn({ err: error }, 'what is coming up has no payments, because a subscription was not read');
    return { weeks: findListedShipments(running), goods: null, answers: [list] };
  }
}

/** What is coming up is said without the payment method, too: then nothing is said about its card. */
async function readSavedMethod(request: FastifyRequest, reads: AccountReads) {
  try {
    return await reads.read(request, 'getSavedPaymentMethod', {});
  } catch (error) {
    request.log.warn({ err: error }, 'what is coming up says nothing about a card, because the method was not read');
    return undefined;
  }
}

/** The shop's data were checked when they were read, so they are not checked again. */
function sendChecked(reply: FastifyReply): void {
  // Fastify names no type for a serializer of the route's own.
  reply.type('application/json; charset=utf-8').serializer(JSON.stringify);
}
