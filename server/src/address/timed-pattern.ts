/**
 * Patterns that editors write, held against a text without letting them hold up the process: a regular expression may
 * take years over twelve characters, and nothing else would be answered meanwhile.
 */
import { createContext, Script } from 'node:vm';
import type { AddressSettings, Pattern } from '@perennial/shared/address/address-settings';

const LIMIT_MS = 50;

const place = createContext({ source: '', text: '' });
const matching = new Script("new RegExp(source, 'u').test(text)");

/** Whether a text fits; undefined where the pattern takes too long over it. Throws where it is no regular expression. */
export function fitsInTime(source: string, text: string): boolean | undefined {
  Object.assign(place, { source, text });
  try {
    return matching.runInContext(place, { timeout: LIMIT_MS }) === true;
  } catch (error) {
    if (isTimeout(error)) return undefined;
    throw error;
  }
}

/** By its code alone: the error may come from another realm, where `Error` is another class. */
function isTimeout(error: unknown): boolean {
  return (
    typeof error === 'object' && error !== null && 'code' in error && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT'
  );
}

/** Patterns that took too long once: a second request does not wait for them. */
const givenUp = new Set<string>();

/** The same pattern in limited time. One that takes too long refuses nobody: the shop API has the last word. */
export function timed({ source }: Pattern): Pattern {
  return {
    source,
    test: (text) => {
      if (givenUp.has(source)) return true;
      const fits = fitsInTime(source, text);
      if (fits === undefined) givenUp.add(source);
      return fits ?? true;
    },
  };
}

/** A site's settings with its patterns in limited time. */
export function inLimitedTime(settings: AddressSettings): AddressSettings {
  return {
    ...settings,
    zipCodePattern: settings.zipCodePattern && timed(settings.zipCodePattern),
    houseNumberPatterns: settings.houseNumberPatterns.map(timed),
  };
}
