/** What a browser does over HTTP: it keeps cookies, follows redirects and submits forms. It runs no script. */
import { type Answer, type RequestHeaders, type RequestOptions, send } from './http-request.ts';

const MAX_REDIRECTS = 12;

export type Credentials = { readonly email: string; readonly password: string };

type Options = {
  /** The origin of the shop as the browser sees it. */
  readonly shop: string;
  /** Where requests to the shop are sent; the shop itself by default. */
  readonly via?: string;
};

export class HttpBrowser {
  /** Values by name. All services of a stack have the same host, whose cookies a browser sends to every port. */
  readonly cookies = new Map<string, string>();
  readonly shop: string;
  /** Where requests to the shop are sent: the proxy, or one instance. */
  via: string;

  constructor({ shop, via = shop }: Options) {
    this.shop = shop;
    this.via = via;
  }

  /** A browser with the same cookies, for example that of a thief. */
  copy(): HttpBrowser {
    const copy = new HttpBrowser({ shop: this.shop, via: this.via });
    for (const [name, value] of this.cookies) copy.cookies.set(name, value);
    return copy;
  }

  /** Sends one request with the cookies, and keeps the cookies of the answer. `target` is a path of the shop or a URL. */
  async request(target: string, { headers = {}, ...options }: RequestOptions = {}): Promise<Answer> {
    const url = new URL(target, this.shop);
    const isShop = url.origin === this.shop;
    const address = isShop ? url.href.replace(this.shop, this.via) : url.href;
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await send(address, {
      ...options,
      headers: {
        ...(isShop ? { host: url.host } : {}),
        ...(cookie === '' ? {} : { cookie }),
        ...headers,
      },
    });
    for (const line of answer.setCookies) this.#keep(line);
    return answer;
  }

  /** A call of the client: with the culture, and with JSON if there is a body. */
  call(path: string, { body, headers = {}, ...options }: Omit<RequestOptions, 'body'> & { body?: unknown } = {}) {
    const json = body === undefined ? undefined : JSON.stringify(body);
    return this.request(path, {
      method: json === undefined ? 'GET' : 'POST',
      ...options,
      headers: { 'x-culture': 'en-ca', ...(json === undefined ? {} : jsonHeaders), ...headers },
      ...(json === undefined ? {} : { body: json }),
    });
  }

  /** Opens a page and follows its redirects. Returns the last answer and its URL. */
  async open(target: string, options: RequestOptions = {}): Promise<{ url: URL; answer: Answer }> {
    let url = new URL(target, this.shop);
    let answer = await this.request(url.href, options);
    for (let redirects = 0; isRedirect(answer); redirects += 1) {
      if (redirects === MAX_REDIRECTS) throw new Error(`${target} redirects too often, last to ${answer.location}`);
      url = new URL(answer.location, url);
      answer = await this.request(url.href);
    }
    return { url, answer };
  }

  /** Opens the form of the identity provider. Returns the URL of its page. */
  async startSignIn(returnTo = '/en-ca/404'): Promise<URL> {
    return (await this.open(`/bff/login?${new URLSearchParams({ culture: 'en-ca', returnTo })}`)).url;
  }

  /** Submits the form of the identity provider, and returns the URL at the shop that the browser is sent back to. */
  async submitCredentials(form: URL, { email, password }: Credentials): Promise<URL> {
    const body = new URLSearchParams({ email, password }).toString();
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    let answer = await this.request(`${form.href}/sign-in`, { method: 'POST', headers, body });
    let url = form;
    while (isRedirect(answer)) {
      url = new URL(answer.location, url);
      if (url.origin === this.shop) return url;
      answer = await this.request(url.href);
    }
    throw new Error(`The identity provider answers with ${answer.status} ${answer.text.slice(0, 500)}`);
  }

  /** Signs in on the pages of the identity provider. Returns the answer of the shop to the return. */
  async signIn(credentials: Credentials, returnTo?: string): Promise<Answer> {
    const callback = await this.submitCredentials(await this.startSignIn(returnTo), credentials);
    return this.request(callback.href);
  }

  /** What the shop says about the session. */
  async session(headers: RequestHeaders = {}): Promise<Record<string, unknown>> {
    return (await this.call('/bff/session', { headers })).json;
  }

  signOut(): Promise<Answer> {
    return this.call('/bff/logout', { body: {} });
  }

  #keep(line: string): void {
    const [pair = ''] = line.split(';', 1);
    const separator = pair.indexOf('=');
    const name = pair.slice(0, separator);
    const value = pair.slice(separator + 1);
    if (value === '' || /;\s*(max-age=0|expires=thu, 01 jan 1970)/i.test(line)) this.cookies.delete(name);
    else this.cookies.set(name, value);
  }
}

const jsonHeaders = { 'content-type': 'application/json' };

function isRedirect({ status, location }: Answer): boolean {
  return status >= 300 && status < 400 && location !== '';
}
