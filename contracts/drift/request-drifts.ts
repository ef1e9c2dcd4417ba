/** One-field drifts of the BFF's requests, on the wire. Pure. */

import { type CallName, callNames, calls } from '@perennial/shared/catalogue/routes';
import { readFields } from '@perennial/shared/unknown-values';
import { toExpectedRequest } from '../consumer/expected-request.ts';
import type { Interaction } from '../consumer/interaction.ts';
import type { RawRequest } from '../consumer/shop-api-recorder.ts';

type RequestPart = 'header' | 'query' | 'body';
export type RequestDrift =
  | {
      readonly call: CallName;
      readonly part: RequestPart;
      readonly kind: 'rename' | 'drop' | 'value';
      readonly name: string;
    }
  | { readonly call: CallName; readonly part: 'path' | 'method' };

/** Returns a request with a drift; the same object if the drift changes nothing in it. */
export function driftRequest(request: RawRequest, drift: RequestDrift): RawRequest {
  if (!isOf(request, drift.call)) return request;
  switch (drift.part) {
    case 'path':
      return { ...request, url: request.url.replace(/^([^?]+)/, '$1/more') };
    case 'method':
      return { ...request, method: request.method === 'GET' ? 'POST' : 'GET' };
    case 'header':
      return { ...request, headers: driftEntry(request.headers, drift) };
    case 'query':
      return driftQuery(request, drift);
    case 'body': {
      const body = readFields(JSON.parse(request.body.toString('utf8')));
      return { ...request, body: Buffer.from(JSON.stringify(driftEntry(body, drift))) };
    }
  }
}

/** Whether a request is for a call: same method, and a path of its form. */
function isOf({ method, url }: Pick<RawRequest, 'method' | 'url'>, call: CallName): boolean {
  return findCall(method, url) === call;
}

/** Returns the call of a request. A path without a placeholder wins over one with. */
export function findCall(method: string, url: string): CallName | undefined {
  const [path = ''] = url.split('?');
  const matching = callNames.filter(
    (name) =>
      calls[name].method === method && new RegExp(`^${calls[name].path.replace(/\{\w+\}/g, '[^/]+')}$`).test(path),
  );
  return matching.find((name) => calls[name].path === path) ?? matching[0];
}

type EntryDrift = Extract<RequestDrift, { name: string }>;

function driftEntry<T>(fields: Readonly<Record<string, T>>, { name, kind }: EntryDrift): Record<string, T | string> {
  const { [name]: value, ...others } = fields;
  if (kind === 'value') return { ...others, [name]: `${value}x` };
  return kind === 'drop' || value === undefined ? others : { ...others, [`${name}-renamed`]: value };
}

function driftQuery(request: RawRequest, drift: EntryDrift): RawRequest {
  const [path = '', search = ''] = request.url.split('?');
  const query = driftEntry(Object.fromEntries(new URLSearchParams(search)), drift);
  return { ...request, url: `${path}?${new URLSearchParams(query)}` };
}

/** Returns every drift of a part and kind in the requests of the interactions. */
export function requestDriftsOf(
  part: RequestPart,
  kind: EntryDrift['kind'],
  interactions: readonly Interaction[],
): readonly RequestDrift[] {
  return callNames.flatMap((call) => {
    const [first] = interactions.filter((interaction) => interaction.call === call);
    if (!first) return [];
    const { headers, query, body } = toExpectedRequest(first);
    const parts = { header: headers, query, body: readFields(body) };
    return Object.keys(parts[part]).map((name) => ({ call, part, kind, name }));
  });
}
