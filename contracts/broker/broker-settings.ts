/** Reads the settings of the Pact broker, and version and branch of this code. */
import { execFileSync } from 'node:child_process';
import { z } from 'zod';

export type BrokerSettings = {
  readonly url: string;
  readonly token: string | undefined;
  /** Commit of this code. */
  readonly version: string;
  readonly branch: string;
  readonly buildUrl: string | undefined;
};

const optionalText = z.string().trim().min(1).optional().catch(undefined);

/** Version and branch come from the CI, or from git if the CI does not set them. */
const environmentSchema = z.object({
  PACT_BROKER_BASE_URL: optionalText,
  PACT_BROKER_TOKEN: optionalText,
  GIT_COMMIT: optionalText,
  GIT_BRANCH: optionalText,
  GITHUB_SHA: optionalText,
  /** The branch of a pull request. GITHUB_REF_NAME is its merge ref. */
  GITHUB_HEAD_REF: optionalText,
  GITHUB_REF_NAME: optionalText,
  BUILD_URL: optionalText,
});

/** Returns undefined if no broker is set. */
export function readBrokerSettings(environment: NodeJS.ProcessEnv): BrokerSettings | undefined {
  const variables = environmentSchema.parse(environment);
  if (variables.PACT_BROKER_BASE_URL === undefined) return undefined;
  return {
    url: variables.PACT_BROKER_BASE_URL.replace(/\/$/, ''),
    token: variables.PACT_BROKER_TOKEN,
    version: variables.GIT_COMMIT ?? variables.GITHUB_SHA ?? git('rev-parse', 'HEAD'),
    branch:
      variables.GIT_BRANCH ??
      variables.GITHUB_HEAD_REF ??
      variables.GITHUB_REF_NAME ??
      git('rev-parse', '--abbrev-ref', 'HEAD'),
    buildUrl: variables.BUILD_URL,
  };
}

/** Returns the settings. Throws if no broker is set. */
export function requireBrokerSettings(environment: NodeJS.ProcessEnv): BrokerSettings {
  const settings = readBrokerSettings(environment);
  if (!settings) throw new Error('PACT_BROKER_BASE_URL is not set');
  return settings;
}

function git(...details: string[]): string {
  return execFileSync('git', details, { encoding: 'utf8' }).trim();
}
