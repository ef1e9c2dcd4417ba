/** A browser for unit tests of the sign-in: it keeps cookies between requests. */
import type { startFakeProvider } from './fake-provider.ts';
import type { testApp } from './test-app.ts';

type App = Awaited<ReturnType<typeof testApp>>;
type Response = Awaited<ReturnType<App['inject']>>;

export type Browser = ReturnType<typeof createBrowser>;

/** Creates a browser without cookies on a page of Canada in English. */
export function createBrowser(
  app: Pick<App, 'inject'>,
  provider: Pick<Awaited<ReturnType<typeof startFakeProvider>>, 'state'>,
) {
  const jar = new Map<string, string>();
  /** The headers of a request of this browser. */
  const headersOf = () => {
    const cookie = [...jar].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; ');
    return { 'x-culture': 'en-ca', cookie };
  };
  async function request(url: string, method: 'GET' | 'POST' = 'GET', payload?: object): Promise<Response> {
    const headers = headersOf();
    const response = await app.inject({ url, method, headers, ...(payload ? { payload } : {}) });
    for (const { name, value } of response.cookies) {
      if (value === '') jar.delete(name);
      else jar.set(name, value);
    }
    return response;
  }
  /** Opens a path that redirects, and returns the URL. */
  const follow = async (path: string) => {
    const { statusCode, headers } = await request(path);
    if (statusCode !== 303) throw new Error(`${path} answers with ${statusCode}, not with a redirect`);
    return new URL(String(headers.location), 'http://localhost:3000');
  };
  /** Starts a sign-in, and returns the URL at the identity provider. */
  const start = (query: Record<string, string> = {}) =>
    follow(`/bff/login?${new URLSearchParams({ culture: 'en-ca', returnTo: '/en-ca/cart', ...query })}`);
  /** The path that the identity provider redirects to after a sign-in. `changes` replace fields of the query. */
  const returnOf = (authorization: URL, changes: Record<string, string> = {}) => {
    provider.state.nonce = authorization.searchParams.get('nonce') ?? '';
    const state = authorization.searchParams.get('state') ?? '';
    return `/en-ca/udi-return?${new URLSearchParams({ code: 'c', state, ...changes })}`;
  };
  const comeBack = (authorization: URL) => follow(returnOf(authorization));
  const session = async () => (await request('/bff/session')).json();
  /** The names of the cookies that a page can have set until now. */
  const cookieNames = () => [...jar.keys()];
  return { request, headersOf, follow, start, returnOf, comeBack, session, cookieNames };
}
