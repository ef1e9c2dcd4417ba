/** The broker that both sides meet at, and which version of the code speaks to it. */
import { execFileSync } from 'node:child_process';
import { z } from 'zod';

export type BrokerSettings = {
  readonly url: string;
  readonly token: string | undefined;
  /** Commit of the code that is here. */
  readonly version: string;
  readonly branch: string;
  readonly buildUrl: string | undefined;
};

const some = z.string().trim().min(1).optional().catch(undefined);

/** Version and branch are told by the CI where it does so, else by git. */
const environmentSchema = z.object({
  PACT_BROKER_BASE_URL: some,
  PACT_BROKER_TOKEN: some,
  GIT_COMMIT: some,
  GIT_BRANCH: some,
  GITHUB_SHA: some,
  /** The branch of a pull request; GITHUB_REF_NAME is its merge then. */
  GITHUB_HEAD_REF: some,
  GITHUB_REF_NAME: some,
  BUILD_URL: some,
});

/** Undefined where no broker is set. */
export function brokerSettings(environment: NodeJS.ProcessEnv): BrokerSettings | undefined {
  const given = environmentSchema.parse(environment);
  if (given.PACT_BROKER_BASE_URL === undefined) return undefined;
  return {
    url: given.PACT_BROKER_BASE_URL.replace(/\/$/, ''),
    token: given.PACT_BROKER_TOKEN,
    version: given.GIT_COMMIT ?? given.GITHUB_SHA ?? git('rev-parse', 'HEAD'),
    branch:
      given.GIT_BRANCH ?? given.GITHUB_HEAD_REF ?? given.GITHUB_REF_NAME ?? git('rev-parse', '--abbrev-ref', 'HEAD'),
    buildUrl: given.BUILD_URL,
  };
}

/** The same for a script that is nothing without a broker. */
export function requiredBrokerSettings(environment: NodeJS.ProcessEnv): BrokerSettings {
  const settings = brokerSettings(environment);
  if (!settings) throw new Error('PACT_BROKER_BASE_URL is not set: there is no broker to speak to');
  return settings;
}

function git(...details: string[]): string {
  return execFileSync('git', details, { encoding: 'utf8' }).trim();
}
