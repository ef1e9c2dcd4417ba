/**
 * Renders a page on the server (docs/rules/content.md#server-rendered-pages); the browser never loads this. Nothing
 * here depends on time, on the browser or on another visitor.
 */
import type { Boot } from '@perennial/shared/boot';
import { cultureOf } from '@perennial/shared/cultures/cultures';
import { showsKeptAnswers } from '@perennial/shared/page-paths';
import type { ServerBuild } from '@perennial/shared/server-build';
import { matchPath, StaticRouter } from 'react-router-dom';
import { setLanguageQuery } from '../../i18n/language-choice.ts';
import { inCulture, stripCulture } from '../../paths.ts';
import { serverTexts } from '../../texts/server-texts.ts';
import { ServerTexts } from '../../texts/texts.ts';
import { ServerTitle } from '../../ui/page-title.tsx';
import { App } from '../app.tsx';
import { findRoute } from '../routing/match-route.ts';
import { loadPages } from '../routing/page-modules.ts';
import { framePrefetch, pagePrefetch } from './page-prefetch.ts';
import { renderMarkup } from './render-markup.ts';

/** The pictures that React wants loaded first stand before the markup; they belong into the head. */
const PRELOADS = /^(?:<link rel="preload"[^>]*>)*/;

export const prefetchOf: ServerBuild['prefetchOf'] = (boot, url) => {
  const { pathname, query } = readUrl(boot, url);
  const { signedIn } = boot.session;
  const route = findRoute(pathname);
  for (const { path, ask } of pagePrefetch) {
    const match = matchPath(path, pathname);
    if (!match) continue;
    const isBlocked = route?.access === 'customer' && !signedIn;
    const queries = isBlocked ? undefined : ask({ query, params: match.params, boot });
    const asked = queries && [...queries, ...framePrefetch(boot, route)];
    return showsKeptAnswers(pathname) ? asked?.map((query) => ({ ...query, takesKept: true })) : asked;
  }
  return undefined;
};

export const render: ServerBuild['render'] = async (boot, url) => {
  const { pathname, query } = readUrl(boot, url);
  await loadPages(pathname);
  const title: { title?: string } = {};
  const search = query.size > 0 ? `?${query}` : '';
  const html = await renderMarkup(
    <ServerTitle value={title}>
      <ServerTexts value={serverTexts(boot.language, boot.texts)}>
        <App
          boot={boot}
          router={(page) => (
            <StaticRouter basename={`/${boot.culture}`} location={inCulture(boot.culture, pathname + search)}>
              {page}
            </StaticRouter>
          )}
        />
      </ServerTexts>
    </ServerTitle>,
  );
  const [preloads = ''] = PRELOADS.exec(html) ?? [];
  return { markup: html.slice(preloads.length), preloads, ...title };
};

/** Reads a URL as the browser will have it: the client writes the language into it before it renders. */
function readUrl(boot: Boot, url: string): { pathname: string; query: URLSearchParams } {
  const { pathname, search } = new URL(url, 'http://page');
  const path = stripCulture(boot.culture, pathname);
  const { languages } = cultureOf(boot.culture);
  const isForeign = findRoute(path)?.foreignQuery;
  return {
    pathname: path,
    query: new URLSearchParams(isForeign ? search : setLanguageQuery(languages, search, boot.language)),
  };
}
