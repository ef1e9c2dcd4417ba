/** The calls that return a PDF. The browser opens them in a tab, so they are streamed and are plain navigations. */

import type { IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import fastifyHttpProxy, { type FastifyHttpProxyOptions } from '@fastify/http-proxy';
import { fillPath, queryString } from '@perennial/shared/catalogue/fill-path';
import { type CallName, callNames, calls } from '@perennial/shared/catalogue/routes';
import { findErrorRow } from '@perennial/shared/errors/error-table';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { ContentService } from '../content/content-service.ts';
import { localizeTexts } from '../content/localization.ts';
import { answerTab, isFailure } from '../errors/answer-tab.ts';
import { logFailure } from '../errors/log-failure.ts';
import { RequestProblem } from '../errors/request-problem.ts';
import { ShopError, type ShopErrorMessage } from '../errors/shop-error.ts';
import { isNavigation } from '../http/headers.ts';
import { type Metrics, outcomeOf, secondsSince } from '../metrics/metrics.ts';
import type { SignIn } from '../session/sign-in-record.ts';
import { CancellableAgent } from '../shop-api/cancellable-agent.ts';
import { outcomeOfFailure, toFailedRequest } from '../shop-api/failed-request.ts';
import { decompress } from '../shop-api/read-response.ts';
import { createShopHeaders } from '../shop-api/request-headers.ts';
import type { ShopApi } from '../shop-api/shop-api.ts';
import { validatedInput } from '../shop-api/validated-input.ts';
import type { VisitorShopApi } from '../shop-api/visitor-shop-api.ts';
import type { CheckAccess } from './call-access.ts';
import { callRouteSchema, toRoutePath } from './call-schema.ts';

type Options = {
  shopApi: ShopApi;
  shop: VisitorShopApi;
  content: Pick<ContentService, 'localization'>;
  checkAccess: CheckAccess;
  metrics: Metrics;
};

type PdfResponse = { status: number; body: IncomingMessage; userToken: string | undefined };

/** The headers of the shop API that the browser receives. */
const FORWARDED_HEADERS = ['content-type', 'content-disposition', 'content-length', 'content-encoding'];

/** The same person was refused again (docs/rules/sign-in.md#refused-again). */
function isRefusal({ code }: ShopErrorMessage): boolean {
  return findErrorRow(code)?.action === 'show-not-found';
}

export const pdfCallRoutes: FastifyPluginAsync<Options> = async (
  app,
  { shopApi, shop, content, checkAccess, metrics },
) => {
  const agent = new CancellableAgent();
  const proxyAgent: unknown = agent;

  for (const name of callNames.filter((call) => calls[call].responseType === 'document')) {
    await app.register(async (scope) => {
      // The proxy registers its route without a schema.
      scope.addHook('onRoute', (route) => {
        const isGet = [route.method].flat().includes('GET');
        route.schema = isGet ? callRouteSchema(name) : { hide: true };
      });
      scope.addHook('onRequest', (request) => checkAccess(request, name));
      scope.setErrorHandler(async (error, request, reply) => {
        // A tab comes to the sign-in and back, to the not-found page, or to words. A script gets the problem.
        if (!isNavigation(request) || !isFailure(error)) throw error;
        const { culture, language } = request.site;
        const query = new URLSearchParams({ language });
        const texts = localizeTexts(language, await content.localization(language));
        if (error instanceof ShopError && error.errorMessages.some(isRefusal)) {
          logFailure(request, error, texts);
          return reply.redirect(`/${culture}/404?${query}`, 303);
        }
        const link = { href: `/${culture}/my-account/overview?${query}`, label: texts.account.overview };
        return answerTab(error, request, reply, { texts, afterSignIn: request.url, link });
      });
      await scope.register(fastifyHttpProxy, {
        upstream: '',
        prefix: toRoutePath(name),
        routes: [''],
        httpMethods: ['GET'],
        // The proxy depends on another version of undici, with other types. The called method is the same.
        undici: proxyAgent as NonNullable<FastifyHttpProxyOptions['undici']>,
        destroyAgent: true,
        disableRequestLogging: true,
        disableCache: true,
        replyOptions: { getUpstream: () => shopApi.url.origin },
        handler: (request, reply) => stream(request, reply, name),
      });
    });
  }

  async function stream(request: FastifyRequest, reply: FastifyReply, name: CallName) {
    const signIn = await shop.findFreshSignIn(request);
    reply.raw.once('close', agent.watch(request.id, request.clientAborted));
    return send(request, reply, name, signIn, async (response) => {
      // As for JSON calls: the sign-in is renewed once after a status 401.
      const renewed = response.status === 401 && signIn ? await shop.renew(request, signIn) : undefined;
      if (renewed) send(request, reply, name, renewed, (second) => finish(request, reply, name, second, true));
      else await finish(request, reply, name, response, false);
    });
  }

  function send(
    request: FastifyRequest,
    reply: FastifyReply,
    name: CallName,
    signIn: SignIn | undefined,
    onResponse: (response: PdfResponse) => Promise<void>,
  ) {
    const context = { site: request.site, requestId: request.id, userToken: signIn?.shopToken };
    const { params, query: { culture: _, language: __, ...query } = {} } = validatedInput(request);
    const path = fillPath(calls[name].path, params);
    let userToken: string | undefined;
    const startedAt = performance.now();
    return reply.from(shopApi.url.pathname.replace(/\/$/, '') + path, {
      getUpstream: () => shopApi.url.origin,
      queryString: () => queryString(query).slice(1),
      rewriteRequestHeaders: () => createShopHeaders(context, { accept: '*/*' }),
      rewriteHeaders: (received) => {
        userToken = received['user-token']?.toString();
        return Object.fromEntries(Object.entries(received).filter(([key]) => FORWARDED_HEADERS.includes(key)));
      },
      // By default the proxy repeats a request after a status 503.
      retryDelay: () => null,
      timeout: calls[name].timeoutMs,
      onResponse: (_request, _reply, { stream: body }) => {
        metrics.shopCall(name, outcomeOf(reply.statusCode), secondsSince(startedAt));
        onResponse({ status: reply.statusCode, body, userToken }).catch((error: unknown) => reply.send(error));
      },
      onError: (_reply, { error }) => {
        // The proxy wraps the error of the connection.
        const cause = error.cause ?? error;
        metrics.shopCall(name, outcomeOfFailure(cause, request.clientAborted), secondsSince(startedAt));
        reply.send(toFailedRequest(name, cause));
      },
    });
  }

  /**
   * Sends the PDF, or the error of an error response. Returns no reply: a promise of a reply waits for its end with
   * listeners, and a response with more than ten has a warning.
   */
  async function finish(
    request: FastifyRequest,
    reply: FastifyReply,
    name: CallName,
    response: PdfResponse,
    renewed: boolean,
  ): Promise<void> {
    const { status, body, userToken } = response;
    if (userToken !== undefined) await request.visitor.updateSignIn({ shopToken: userToken });
    if (status >= 300 && status < 400) {
      reply.send(refuseRedirect(reply, status, body));
      return;
    }
    if (status < 400) {
      reply.addDocumentHeaders().header('cache-control', 'no-store').send(body);
      return;
    }
    const encoding = reply.getHeader('content-encoding');
    removeForwardedHeaders(reply);
    const text = await decompress(await buffer(body), encoding?.toString());
    reply.send(await shop.handleErrorResponse(request, name, { status, body: text }, renewed));
  }
};

/** The address of a redirect is the shop's own, so the browser cannot follow it. */
function refuseRedirect(reply: FastifyReply, status: number, body: IncomingMessage): RequestProblem {
  body.resume();
  removeForwardedHeaders(reply);
  return new RequestProblem('shop.invalidResponse', { cause: new Error(`The shop API sent a redirect (${status})`) });
}

function removeForwardedHeaders(reply: FastifyReply): void {
  for (const header of FORWARDED_HEADERS) reply.removeHeader(header);
}
