/** Asks every neighbour of the BFF with its configuration (docs/operate/README.md#doctor). */
import type { Config } from '../config.ts';
import { findDoubts } from '../doubts.ts';
import { type Finding, look } from './finding.ts';
import { lookAtIdentityProvider } from './identity-probes.ts';
import { checkCards, checkContent, checkProxy, checkRedis, checkShopApi } from './service-probes.ts';

/** Returns what was found, in order. */
export async function examine(config: Config): Promise<readonly Finding[]> {
  const [identity, ...others] = await Promise.all([
    lookAtIdentityProvider(config),
    look('shop API', () => checkShopApi(config)),
    look('content', () => checkContent(config)),
    look('cards', () => checkCards(config)),
    look('Redis', () => checkRedis(config)),
    look('proxy', () => checkProxy(config)),
  ]);
  return [...identity, ...others];
}

/** Writes a finding as a line. `hasColors`: for a terminal. */
export function toLine({ subject, isWell, text }: Finding, hasColors = false): string {
  const line = `${isWell ? 'well ' : 'WRONG'}  ${subject.padEnd(18)} ${text}`;
  return hasColors ? `\u001b[${isWell ? 32 : 31}m${line}\u001b[0m` : line;
}

/** Returns the lines about the settings themselves that no neighbour tells; each is one of the log at the start. */
export function findOtherDoubts(config: Config, unknownVariables: readonly string[]): readonly Finding[] {
  // A probe says these in its own words.
  const probed = /^(?:CARD_ENVIRONMENT names|TRUST_PROXY is off)/;
  const lines = [...unknownVariables, ...findDoubts(config).filter((line) => !probed.test(line))];
  if (lines.length === 0) return [{ subject: 'settings', isWell: true, text: 'nothing contradicts' }];
  return lines.map((text) => ({ subject: 'settings', isWell: false, text }));
}
