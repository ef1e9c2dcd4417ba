/** The part of the Pact broker's HTTP API that the scripts use: https://docs.pact.io/pact_broker */
import { z } from 'zod';
import type { BrokerSettings } from './broker-settings.ts';

const noticesSchema = z.looseObject({
  notices: z.array(z.looseObject({ text: z.string() })).default([]),
});

const verdictSchema = z.looseObject({
  summary: z.looseObject({ deployable: z.boolean().nullable(), reason: z.string() }),
});

const versionSchema = z.looseObject({
  _links: z.looseObject({
    'pb:record-deployment': z.array(z.looseObject({ name: z.string(), href: z.string() })).default([]),
  }),
});

const TIMEOUT_MS = 30_000;

type Pact = { readonly consumer: string; readonly provider: string; readonly content: string };

/** Publishes a contract for this version and branch. Returns the notices of the broker. */
export async function publishPact(broker: BrokerSettings, { consumer, provider, content }: Pact): Promise<string[]> {
  const response = await request(broker, '/contracts/publish', {
    pacticipantName: consumer,
    pacticipantVersionNumber: broker.version,
    branch: broker.branch,
    ...(broker.buildUrl === undefined ? {} : { buildUrl: broker.buildUrl }),
    contracts: [
      {
        consumerName: consumer,
        providerName: provider,
        specification: 'pact',
        contentType: 'application/json',
        content: Buffer.from(content).toString('base64'),
      },
    ],
  });
  return noticesSchema.parse(response).notices.map(({ text }) => text);
}

type Verdict = { readonly deployable: boolean; readonly reason: string };

/** Checks whether a version is compatible with all versions in an environment. An unknown result is not deployable. */
export async function canIDeploy(broker: BrokerSettings, participant: string, environment: string): Promise<Verdict> {
  const query = new URLSearchParams({ pacticipant: participant, version: broker.version, environment });
  const { summary } = verdictSchema.parse(await request(broker, `/can-i-deploy?${query}`));
  return { deployable: summary.deployable === true, reason: summary.reason };
}

/**
 * Records that a version runs in an environment now, in place of the one before it. Throws for a version that was not
 * published, and for an environment that the broker does not know.
 */
export async function recordDeployment(
  broker: BrokerSettings,
  participant: string,
  environment: string,
): Promise<void> {
  const path = `/pacticipants/${encodeURIComponent(participant)}/versions/${encodeURIComponent(broker.version)}`;
  const links = versionSchema.parse(await request(broker, path))._links['pb:record-deployment'];
  const link = links.find(({ name }) => name === environment);
  if (!link) {
    const known = links.map(({ name }) => name).join(', ') || 'none';
    throw new Error(`The broker has no environment ${environment}, but: ${known}`);
  }
  const { href } = new URL(link.href, `${broker.url}/`);
  // The token is for the broker only.
  if (!href.startsWith(`${broker.url}/`)) {
    throw new Error(`The broker calls itself ${href}: set PACT_BROKER_BASE_URL to the same URL`);
  }
  await request(broker, href.slice(broker.url.length), {});
}

async function request({ url, token }: BrokerSettings, path: string, body?: object): Promise<unknown> {
  const response = await fetch(url + path, {
    method: body ? 'POST' : 'GET',
    headers: {
      accept: 'application/hal+json, application/json',
      ...(body ? { 'content-type': 'application/json' } : {}),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    signal: AbortSignal.timeout(TIMEOUT_MS),
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`The broker returned ${response.status}: ${text.slice(0, 500)}`);
  return JSON.parse(text);
}
