/** Calls of the sandbox's shop API that set up provider states. */

import { fillPath, type QueryValue, queryString } from '@perennial/shared/catalogue/fill-path';
import { type CallName, calls } from '@perennial/shared/catalogue/routes';
import type { CallInput, CallResponse } from '@perennial/shared/catalogue/types';
import type { ScenarioState } from '../console/console-api.ts';
import type { ControlPanel } from '../control/service-control.ts';

/** What provider states need of the sandbox. */
export type StatefulSandbox = {
  readonly urls: { readonly 'shop-api': string };
  scenarios(): readonly ScenarioState[];
  /** Returns a user token of a customer. Throws for an unknown e-mail address. */
  userToken(email: string): string;
  /** Returns a user token that the next call renews. */
  expiringUserToken(email: string): string;
  /** Makes every user token invalid. */
  expireUserTokens(): void;
  readonly control: ControlPanel;
  /** Restores the start of every service. */
  reset(): void;
};

const canada = { language: 'en-CA', country: 'CA', currency: 'CAD' };
export const italy = { language: 'it-IT', country: 'IT', currency: 'EUR' };

/** The input of any call. */
type AnyInput = {
  readonly params?: Readonly<Record<string, string>> | undefined;
  readonly query?: Readonly<Record<string, QueryValue>> | undefined;
  readonly body?: unknown;
};

/** Calls the shop API and returns the response. Throws if the call fails. */
export async function callShopApi<N extends CallName>(
  sandbox: { readonly urls: Pick<StatefulSandbox['urls'], 'shop-api'> },
  name: N,
  input: CallInput<N>,
  userToken?: string,
  market = canada,
): Promise<CallResponse<N>> {
  const { params, query, body }: AnyInput = input;
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
