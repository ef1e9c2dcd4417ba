/** Documents of the catalogue: streamed as they are, for a browser opens them in a tab of their own. */
import type { IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import fastifyHttpProxy, { type FastifyHttpProxyOptions } from '@fastify/http-proxy';
import { fillPath, type QueryValue, queryString } from '@perennial/shared/catalogue/fill-path';
import { type CallName, callNames, calls } from '@perennial/shared/catalogue/routes';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { RequestProblem } from '../errors/request-problem.ts';
import { isNavigation } from '../http/navigation.ts';
import type { SignIn } from '../session/sign-ins.ts';
import { CancellableAgent } from '../shop-api/cancellable-agent.ts';
import { shopHeaders } from '../shop-api/headers.ts';
import type { ShopApi } from '../shop-api/shop-api.ts';
import type { VisitorShopApi } from '../shop-api/visitor-shop-api.ts';
import type { CheckAccess } from './call-access.ts';
import { callRouteSchema, routePath } from './call-schema.ts';

type Options = { shopApi: ShopApi; shop: VisitorShopApi; checkAccess: CheckAccess };

type DocumentAnswer = { status: number; document: IncomingMessage; userToken: string | undefined };

/** What of the shop API's headers goes on to the browser. */
const PASSED_HEADERS = ['content-type', 'content-disposition', 'content-length'];

export const documentRoutes: FastifyPluginAsync<Options> = async (app, { shopApi, shop, checkAccess }) => {
  const agent = new CancellableAgent();

  for (const name of callNames.filter((call) => calls[call].responseType === 'document')) {
    await app.register(async (scope) => {
      // The proxy makes its route without a schema; this is where it gets the call's.
      scope.addHook('onRoute', (route) => {
        const reads = [route.method].flat().includes('GET');
        route.schema = reads ? callRouteSchema(name) : { hide: true };
      });
      scope.addHook('onRequest', (request) => checkAccess(request, name));
      scope.setErrorHandler((error, request, reply) => {
        // A person in a tab of their own is led to sign in; a script is told.
        const needsSignIn = error instanceof RequestProblem && error.code === 'session.required';
        if (needsSignIn && isNavigation(request)) return reply.redirect(`/${request.site.culture}/login`, 303);
        throw error;
      });
      await scope.register(fastifyHttpProxy, {
        upstream: '',
        prefix: routePath(name),
        routes: [''],
        httpMethods: ['GET'],
        // The proxy has an undici of its own, whose types do not know ours; what is called is the same in both.
        undici: agent as unknown as NonNullable<FastifyHttpProxyOptions['undici']>,
        destroyAgent: true,
        disableRequestLogging: true,
        disableCache: true,
        replyOptions: { getUpstream: () => shopApi.address.origin },
        handler: (request, reply) => stream(request, reply, name),
      });
    });
  }

  async function stream(request: FastifyRequest, reply: FastifyReply, name: CallName) {
    const signIn = await request.visitor.signIn();
    reply.raw.once('close', agent.watch(request.id, request.clientAborted));
    return ask(request, reply, name, signIn, async (answer) => {
      // Like any other call: a refused token is renewed once before the customer is.
      const renewed = answer.status === 401 && signIn ? await shop.renew(request, signIn) : undefined;
      if (renewed) return ask(request, reply, name, renewed, (second) => finish(request, reply, name, second));
      return finish(request, reply, name, answer);
    });
  }

  function ask(
    request: FastifyRequest,
    reply: FastifyReply,
    name: CallName,
    signIn: SignIn | undefined,
    onAnswer: (answer: DocumentAnswer) => Promise<unknown>,
  ) {
    const context = { site: request.site, requestId: request.id, userToken: signIn?.shopToken };
    const { culture: _, ...query } = request.query as Record<string, QueryValue>;
    const path = fillPath(calls[name].path, request.params as Record<string, string>);
    let userToken: string | undefined;
    return reply.from(shopApi.address.pathname.replace(/\/$/, '') + path, {
      getUpstream: () => shopApi.address.origin,
      queryString: () => queryString(query).slice(1),
      rewriteRequestHeaders: () => shopHeaders(context, { accept: '*/*' }),
      rewriteHeaders: (received) => {
        userToken = received['user-token']?.toString();
        return Object.fromEntries(Object.entries(received).filter(([key]) => PASSED_HEADERS.includes(key)));
      },
      // The proxy would ask again by itself when the shop API is busy.
      retryDelay: () => null,
      timeout: calls[name].timeoutMs,
      onResponse: (_request, _reply, { stream: document }) => {
        const answer = { status: reply.statusCode, document, userToken };
        onAnswer(answer).catch((error: unknown) => reply.send(error));
      },
      onError: (_reply, { error }) => {
        reply.send(new RequestProblem('shop.unreachable', { cause: error }));
      },
    });
  }

  /** Sends the document on, or the shop API's error as any other error of it. */
  async function finish(request: FastifyRequest, reply: FastifyReply, name: CallName, answer: DocumentAnswer) {
    const { status, document, userToken } = answer;
    if (userToken !== undefined) await request.visitor.changeSignIn({ shopToken: userToken });
    if (status < 400) return reply.header('cache-control', 'no-store').send(document);
    for (const header of PASSED_HEADERS) reply.removeHeader(header);
    return reply.send(await shop.refusal(request, name, status, await buffer(document)));
  }
};
