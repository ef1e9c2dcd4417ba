/** What a browser does over HTTP: it keeps cookies, follows redirects and submits forms. It runs no script. */
import { type Answer, type RequestHeaders, type RequestOptions, send } from './http-request.ts';
import { OpenEvents } from './open-events.ts';

const MAX_REDIRECTS = 12;

type Cookie = { readonly name: string; readonly value: string; readonly path: string };

export type Credentials = { readonly email: string; readonly password: string };

type Options = {
  /** The origin of the shop as the browser sees it. */
  readonly shop: string;
  /** Where requests to the shop are sent; the shop itself by default. */
  readonly via?: string;
};

export class HttpBrowser {
  readonly shop: string;
  /** Where requests to the shop are sent: the proxy, or one instance. */
  via: string;
  /** Answers of the shop, if they are recorded. */
  readonly recorded: Answer[] = [];
  records = false;
  /** All services of a stack have the same host, whose cookies a browser sends to every port. */
  readonly #cookies = new Map<string, Cookie>();

  constructor({ shop, via = shop }: Options) {
    this.shop = shop;
    this.via = via;
  }

  /** A browser with the same cookies, for example that of a thief. */
  copy(): HttpBrowser {
    const copy = new HttpBrowser({ shop: this.shop, via: this.via });
    for (const [key, cookie] of this.#cookies) copy.#cookies.set(key, cookie);
    return copy;
  }

  /** The names of the cookies. */
  cookieNames(): readonly string[] {
    return [...this.#cookies.values()].map(({ name }) => name);
  }

  /** The value of a cookie; '' if there is none. */
  cookie(name: string): string {
    return [...this.#cookies.values()].find((cookie) => cookie.name === name)?.value ?? '';
  }

  setCookie(name: string, value: string): void {
    this.#cookies.set(`${name} /`, { name, value, path: '/' });
  }

  /** Opens the stream of events, as a page of the client does. It ends with `close` of what it returns. */
  openEvents(headers: Readonly<Record<string, string>> = {}): Promise<OpenEvents> {
    const url = new URL('/bff/event-stream?culture=en-ca', this.shop);
    const own = { host: url.host, cookie: this.#cookieHeader(url), ...headers };
    return OpenEvents.open(url.href.replace(this.shop, this.via), own);
  }

  #cookieHeader({ pathname }: URL): string {
    return [...this.#cookies.values()]
      .filter(({ path }) => pathname.startsWith(path))
      .map(({ name, value }) => `${name}=${value}`)
      .join('; ');
  }

  /** Sends one request with the cookies, and keeps the cookies of the answer. `target` is a path of the shop or a URL. */
  async request(target: string, { headers = {}, ...options }: RequestOptions = {}): Promise<Answer> {
    const url = new URL(target, this.shop);
    const isShop = url.origin === this.shop;
    const cookie = this.#cookieHeader(url);
    const answer = await send(isShop ? url.href.replace(this.shop, this.via) : url.href, {
      ...options,
      headers: { host: url.host, ...(cookie === '' ? {} : { cookie }), ...headers },
    });
    for (const line of answer.setCookies) this.#keep(line);
    if (isShop && this.records) this.recorded.push(answer);
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

  /** Opens a page of another site. Follows redirects, and requests nothing from the shop. Returns the last URL and its page. */
  async openAbroad(target: string): Promise<{ url: URL; page: string }> {
    let url = new URL(target);
    for (let redirects = 0; url.origin !== this.shop; redirects += 1) {
      if (redirects === MAX_REDIRECTS) throw new Error(`${target} redirects too often, last to ${url}`);
      const answer = await this.request(url.href);
      if (!isRedirect(answer)) return { url, page: answer.text };
      url = new URL(answer.location, url);
    }
    return { url, page: '' };
  }

  /** Starts a sign-in. Returns the URL of the form, or the end of a sign-in of a person whom the provider knows. */
  async startSignIn(returnTo = '/en-ca/404'): Promise<URL> {
    return (await this.open(`/bff/login?${new URLSearchParams({ culture: 'en-ca', returnTo })}`)).url;
  }

  /** Submits the form of the identity provider, and returns the URL at the shop that the browser is sent back to. */
  async submitCredentials(form: URL, { email, password }: Credentials): Promise<URL> {
    const url = new URL(`${form.href}/sign-in`);
    return this.#returnToShop(url, await this.submit(url, { email, password }));
  }

  /** Opens a page of the identity provider that ends its session. Returns the URL at the shop that it leads to. */
  async signOutAtProvider(target: string): Promise<URL> {
    return this.#returnToShop(new URL(target), await this.request(target));
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

  /** Follows redirects, and submits forms as the scripts of their pages do, until the URL is one of the shop. */
  async #returnToShop(from: URL, first: Answer): Promise<URL> {
    let url = from;
    let answer = first;
    for (let steps = 0; steps < MAX_REDIRECTS; steps += 1) {
      const form = isRedirect(answer) ? { action: answer.location } : findHiddenForm(answer.text);
      if (!form) break;
      url = new URL(form.action, url);
      if (url.origin === this.shop) return url;
      answer = await ('fields' in form ? this.submit(url, form.fields) : this.request(url.href));
    }
    throw new Error(`The identity provider answers with ${answer.status} ${answer.text.slice(0, 500)}`);
  }

  /** Submits a form with these fields. */
  submit(url: URL, fields: Readonly<Record<string, string>>): Promise<Answer> {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    return this.request(url.href, { method: 'POST', headers, body: new URLSearchParams(fields).toString() });
  }

  #keep(line: string): void {
    const [pair = '', ...attributes] = line.split(/;\s*/);
    const separator = pair.indexOf('=');
    const name = pair.slice(0, separator);
    const value = pair.slice(separator + 1);
    const path = attributes.find((attribute) => /^path=/i.test(attribute))?.slice('path='.length) ?? '/';
    const isRemoved = value === '' || attributes.some((attribute) => /^(max-age=0|expires=.* 1970 )/i.test(attribute));
    if (isRemoved) this.#cookies.delete(`${name} ${path}`);
    else this.#cookies.set(`${name} ${path}`, { name, value, path });
  }
}

const jsonHeaders = { 'content-type': 'application/json' };

function isRedirect({ status, location }: Answer): boolean {
  return status >= 300 && status < 400 && location !== '';
}

/** Returns the form of a page that has no field to fill in; undefined if it has none. */
function findHiddenForm(page: string) {
  const [, action] = /<form [^>]*method="post" action="([^"]+)"/.exec(page) ?? [];
  if (action === undefined || page.includes('type="password"')) return undefined;
  const inputs = page.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g);
  return { action, fields: Object.fromEntries([...inputs].map(([, name = '', value = '']) => [name, value])) };
}
