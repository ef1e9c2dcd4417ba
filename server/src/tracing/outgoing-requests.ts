/** What a span says about a request to another service: names of calls, and no query, because queries have ids and codes. */

import type { UndiciInstrumentationConfig, UndiciRequest } from '@opentelemetry/instrumentation-undici';
import { calls } from '@perennial/shared/catalogue/routes';

type Hooks = Required<Pick<UndiciInstrumentationConfig, 'startSpanHook' | 'requestHook'>>;

/** Creates the hooks of the instrumentation. Calls of the shop API get their name of the catalogue. */
export function createDescribeRequest(shopApiUrl: URL): Hooks {
  const prefix = shopApiUrl.pathname.replace(/\/$/, '');
  const patterns = Object.entries(calls).map(([name, { method, path }]) => ({
    name,
    method,
    path: prefix + path,
    regex: new RegExp(`^${escapeRegex(prefix)}${path.replace(/\{\w+\}/g, '[^/]+')}$`),
  }));
  const findCall = ({ origin, method }: UndiciRequest, path: string) =>
    String(origin) === shopApiUrl.origin
      ? patterns.find((pattern) => pattern.method === method && pattern.regex.test(path))
      : undefined;
  const pathOf = ({ path }: UndiciRequest) => path.split('?', 1)[0] ?? '';

  return {
    startSpanHook: (request) => {
      const call = findCall(request, pathOf(request));
      // The path of a call has numbers of subscriptions.
      const path = call?.path ?? pathOf(request);
      return {
        'url.full': `${request.origin}${path}`,
        'url.path': path,
        'url.query': '',
        ...(call ? { 'perennial.call': call.name } : {}),
      };
    },
    requestHook: (span, request) => {
      const call = findCall(request, pathOf(request));
      span.updateName(call?.name ?? `${request.method} ${pathOf(request)}`);
    },
  };
}

function escapeRegex(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
