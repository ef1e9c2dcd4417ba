/** Names the requests to the identity provider, for the metrics and for the log. */
import type { ServerMetadata } from 'openid-client';
import { noteResponse, noteUnsent } from '../http/failed-requests.ts';
import { measureFetch } from '../http/measured-fetch.ts';
import type { IdentityRequest, Metrics } from '../metrics/metrics.ts';

type MeasuredFetch = (url: string, options: object) => Promise<Response>;

type Endpoints = Partial<
  Pick<ServerMetadata, 'token_endpoint' | 'jwks_uri' | 'revocation_endpoint' | 'pushed_authorization_request_endpoint'>
>;

/** Returns the `fetch` for openid-client and jose. `findEndpoints` returns undefined until the provider is discovered. */
export function measureIdentityRequests(metrics: Metrics, findEndpoints: () => Endpoints | undefined): MeasuredFetch {
  const measured = measureFetch((url, options, outcome, seconds) =>
    metrics.identityRequest(nameRequest(url, options?.body, findEndpoints()), outcome, seconds),
  );
  return async (url, given) => {
    // The types of the libraries' options have fields that may be undefined.
    const options = given as RequestInit;
    const request = nameRequest(url, options.body, findEndpoints());
    const sent = { setting: 'OIDC_ISSUER', request, url, body: options.body } as const;
    try {
      const response = await measured(url, options);
      await noteResponse(response, sent);
      return response;
    } catch (error) {
      noteUnsent(error, sent);
      throw error;
    }
  };
}

function nameRequest(url: string, body: unknown, endpoints: Endpoints | undefined): IdentityRequest {
  if (!endpoints) return 'discovery';
  if (url === endpoints.token_endpoint) return isRefresh(body) ? 'refresh' : 'exchange';
  if (url === endpoints.jwks_uri) return 'keys';
  if (url === endpoints.revocation_endpoint) return 'revocation';
  if (url === endpoints.pushed_authorization_request_endpoint) return 'pushed-authorization';
  return 'other';
}

function isRefresh(body: unknown): boolean {
  return body instanceof URLSearchParams && body.get('grant_type') === 'refresh_token';
}
