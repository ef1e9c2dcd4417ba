/** Serves the pages of the client, with inline boot data (docs/rules/markets.md#culture-in-urls). */

import { constants } from 'node:zlib';
import { withoutClickIds } from '@perennial/shared/analytics/click-ids';
import {
  type CultureCode,
  cultureOf,
  cultures,
  defaultCultureCode,
  findNamedLanguage,
  isCultureCode,
} from '@perennial/shared/cultures/cultures';
import { pagePaths } from '@perennial/shared/page-paths';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { RequestProblem } from '../errors/request-problem.ts';
import { languageCookie } from '../http/request-culture.ts';
import type { StartHead } from '../search-engines/page-head.ts';
import { cookieAttributes } from '../session/cookies.ts';
import type { SignIn } from '../session/sign-in-record.ts';
import type { LoadBootData } from './boot-data.ts';
import type { ClientSource } from './client-source.ts';
import { findLocalReturnUrl } from './local-return.ts';
import { renderPage } from './page-template.ts';
import type { Audience } from './prefetch.ts';
import type { RenderWithData } from './render-with-data.ts';
import { findPackedEncoding, findSharedKey, type MadePage, SharedPage, type SharedPages } from './shared-pages.ts';

/** The culture of the last page, for paths without a culture (ADR 5). */
const CULTURE_COOKIE = 'perennial-culture';
/** The page that the client shows for a path that it does not know. */
const YEAR_SECONDS = 365 * 24 * 60 * 60;

/**
 * Route option of pages. Pages differ by visitor, so they cannot be compressed in advance. A page is compressed in one
 * piece: a stream for it takes longer than the compression. Each quality is the best one that costs a browser at most a
 * seventh of the page's processor time more than the quickest encoding does (docs/performance.md#compression).
 */
export const pageCompression = {
  threshold: 1024,
  syncThreshold: 1024 * 1024,
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 2 } },
  // Zstandard gets these options, too, and reads none of them.
  zlibOptions: { level: 2 },
};

/** Sends a page, or a redirect to a path with a culture or to the development host. */
export type ServePage = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

type Options = {
  config: Config;
  loadBootData: LoadBootData;
  startHead: StartHead;
  loadBuild: ClientSource['loadBuild'];
  renderWithData: RenderWithData;
  sharedPages: SharedPages;
};

type Visit = {
  /** Without the culture. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly audience: Audience;
  readonly nonce: string;
};

/** Creates the handler of pages. */
export function createServePage({
  config,
  loadBootData,
  startHead,
  loadBuild,
  renderWithData,
  sharedPages,
}: Options): ServePage {
  /** Sets a cookie that does not have this value yet. */
  function remember(reply: FastifyReply, name: string, value: string): void {
    if (reply.request.cookies[name] === value) return;
    reply.setCookie(name, value, { ...cookieAttributes(config), maxAge: YEAR_SECONDS });
  }

  return async (request, reply) => {
    const url = new URL(config.PUBLIC_URL.origin + request.url);
    const localUrl = findLocalReturnUrl(url, config.LOCAL_RETURN_HOST);
    if (localUrl) return reply.redirect(localUrl, 302);
    const [, firstSegment = '', ...rest] = url.pathname.split('/');
    if (!isCultureCode(firstSegment)) return reply.redirect(addCulture(request, url, firstSegment, rest), 302);

    const path = `/${rest.join('/')}`;
    const key = sharedPages.isOn ? findSharedKey(request, url) : undefined;
    const page =
      key === undefined
        ? await makePage(request, { path, query: url.searchParams, audience: 'visitor', nonce: request.scriptNonce })
        : await sharedPages.find(key, () =>
            makePage(request, {
              path,
              query: url.searchParams,
              audience: 'strangers',
              nonce: sharedPages.noncePlaceholder,
            }),
          );
    if (page.isMissing) reply.code(404);
    if (!page.isListed) reply.header('x-robots-tag', 'noindex');
    const language = findNamedLanguage(firstSegment, url.searchParams.get('language'));
    remember(reply, CULTURE_COOKIE, firstSegment);
    if (language && cultureOf(firstSegment).languages.length > 1)
      remember(reply, languageCookie(firstSegment), language);
    reply.header('content-language', request.site.language);
    reply.addDocumentHeaders().type('text/html; charset=utf-8');
    return page instanceof SharedPage ? sendShared(reply, page) : reply.send(page.html);
  };

  async function makePage(request: FastifyRequest, { path, query, audience, nonce }: Visit): Promise<MadePage> {
    const { indexHtml, findAssets, rendering } = await loadBuild();
    const assets = path === pagePaths.notFound ? undefined : findAssets(path);
    const isMissing = assets === undefined;
    const writeHead = startHead(path, query);
    const { boot, rendered, isComplete } = await renderWithData(
      request,
      await loadBootData(request, findSignIn(request)),
      rendering,
      { url: request.url.replace(/\?.*/s, withoutClickIds), audience },
    );
    const head = await writeHead({ boot, isMissing, title: rendered?.title });
    const html = renderPage(indexHtml, {
      boot,
      scriptNonce: nonce,
      assets: assets ?? findAssets(pagePaths.notFound) ?? [],
      head: head.html,
      notLoadedScript: rendering?.notLoadedScript,
      rendered: rendered && rendering && { ...rendered, keepInputScript: rendering.keepInputScript },
    });
    return { html, isMissing, isListed: head.isListed, isComplete };
  }
}

function sendShared(reply: FastifyReply, page: SharedPage): FastifyReply {
  const { request } = reply;
  const encoding = findPackedEncoding(request);
  const packed = encoding && page.packedWithNonce(encoding, request.scriptNonce);
  if (!packed) return reply.send(page.withNonce(request.scriptNonce));
  return reply.headers({ 'content-encoding': encoding, vary: 'accept-encoding' }).send(packed);
}

/** Without the store of sessions a page shows no customer, and the client asks for the session later. */
async function findSignIn(request: FastifyRequest): Promise<SignIn | undefined> {
  try {
    return await request.visitor.signIn();
  } catch (error) {
    if (!(error instanceof RequestProblem) || error.code !== 'session.storeUnavailable') throw error;
    request.log.error({ err: error }, 'a page is sent without its session');
    return undefined;
  }
}

/** Returns the culture of the last page of this browser; without one, the default. */
export function rememberedCulture(request: FastifyRequest): CultureCode {
  const remembered = request.cookies[CULTURE_COOKIE];
  return isCultureCode(remembered) ? remembered : defaultCultureCode;
}

/** Adds a culture to a path: the culture of a language code (fr-ca), else the culture of the last page. */
function addCulture(request: FastifyRequest, url: URL, firstSegment: string, rest: readonly string[]): string {
  const found = findCultureByLanguage(firstSegment);
  if (found) {
    url.searchParams.set('language', found.language);
    return `/${found.code}/${rest.join('/')}${url.search}`;
  }
  return `/${rememberedCulture(request)}${url.pathname.replace(/^\/+/, '/')}${url.search}`;
}

/** fr-ca and fr-be are languages of en-ca and nl-be, not cultures. */
function findCultureByLanguage(segment: string): { code: string; language: string } | undefined {
  for (const { code, languages } of cultures) {
    const language = languages.find((tag) => tag.toLowerCase() === segment.toLowerCase());
    if (language) return { code, language };
  }
  return undefined;
}
