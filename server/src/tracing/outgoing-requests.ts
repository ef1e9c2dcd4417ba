/** What a span says about a request to another service: names of calls, and no query, because queries have ids and codes. */

import type { UndiciInstrumentationConfig, UndiciRequest } from '@opentelemetry/instrumentation-undici';
import { callNames, calls } from '@perennial/shared/catalogue/routes';

type Hooks = Required<Pick<UndiciInstrumentationConfig, 'startSpanHook' | 'requestHook'>>;
type Described = { readonly name: string; readonly path: string; readonly isCall: boolean };

/** Creates the hooks of the instrumentation. Calls of the shop API get their name of the catalogue. */
export function createDescribeRequest(shopApiUrl: URL): Hooks {
  const prefix = shopApiUrl.pathname.replace(/\/$/, '');
  const known = callNames.map((name) => ({ name, method: calls[name].method, path: prefix + calls[name].path }));
  const byPath = new Map(known.map((call) => [`${call.method} ${call.path}`, call]));
  const patterns = known
    .filter(({ path }) => path.includes('{'))
    .map((call) => ({ call, regex: new RegExp(`^${call.method} ${escapeRegex(call.path)}$`) }));
  /** The instrumentation asks twice for each request. */
  const described = new WeakMap<UndiciRequest, Described>();

  function describe(request: UndiciRequest): Described {
    const before = described.get(request);
    if (before) return before;
    const path = request.path.split('?', 1)[0] ?? '';
    const line = `${request.method} ${path}`;
    const call =
      String(request.origin) === shopApiUrl.origin
        ? (byPath.get(line) ?? patterns.find(({ regex }) => regex.test(line))?.call)
        : undefined;
    // The path of a call has numbers of subscriptions, its pattern has not.
    const result = call ? { name: call.name, path: call.path, isCall: true } : { name: line, path, isCall: false };
    described.set(request, result);
    return result;
  }

  return {
    startSpanHook: (request) => {
      const { name, path, isCall } = describe(request);
      return {
        'url.full': `${request.origin}${path}`,
        'url.path': path,
        'url.query': '',
        ...(isCall ? { 'perennial.call': name } : {}),
      };
    },
    requestHook: (span, request) => {
      span.updateName(describe(request).name);
    },
  };
}

/** A parameter stands for one segment. */
function escapeRegex(path: string): string {
  return path.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\w+\}/g, '[^/]+');
}
