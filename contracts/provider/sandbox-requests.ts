/** Calls of the sandbox's shop API that set up provider states. */
import type { Sandbox } from '@perennial/sandbox/sandbox';
import type { ShopInput } from '@perennial/server/shop-api/shop-api';
import { fillPath, queryString } from '@perennial/shared/catalogue/fill-path';
import { type CallName, calls } from '@perennial/shared/catalogue/routes';
import type { CallInput, CallResponse } from '@perennial/shared/catalogue/types';

const canada = { language: 'en-CA', country: 'CA', currency: 'CAD' };
export const italy = { language: 'it-IT', country: 'IT', currency: 'EUR' };

/** Calls the shop API and returns the response. Throws if the call fails. */
export async function callShopApi<N extends CallName>(
  sandbox: { readonly urls: Pick<Sandbox['urls'], 'shop-api'> },
  name: N,
  input: CallInput<N>,
  userToken?: string,
  market = canada,
): Promise<CallResponse<N>> {
  const { params, query, body }: ShopInput = input;
  const { method, path } = calls[name];
  const url = `${sandbox.urls['shop-api']}${fillPath(path, params)}${queryString(query)}`;
  const response = await fetch(url, {
    method,
    headers: {
      ...market,
      ...(userToken === undefined ? {} : { 'user-token': userToken }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${name} returned ${response.status}: ${text}`);
  // The sandbox has parsed its answer with the schema of the call.
  return (text === '' ? undefined : JSON.parse(text)) as CallResponse<N>;
}
