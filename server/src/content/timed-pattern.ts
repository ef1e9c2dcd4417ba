/**
 * Matches patterns of editors with a time limit. A bad regular expression can take years for twelve characters, and
 * would block the process meanwhile. Rule: docs/rules/content.md#patterns
 */
import { createContext, Script } from 'node:vm';
import type { Pattern } from '@perennial/shared/address/address-settings';

const LIMIT_MS = 50;

const context = createContext({ source: '', text: '' });
const matching = new Script("new RegExp(source, 'u').test(text)");

/**
 * Returns whether a text matches a pattern, or undefined after 50 ms without a result. Throws a SyntaxError for an
 * invalid pattern.
 */
export function matchWithinLimit(source: string, text: string): boolean | undefined {
  Object.assign(context, { source, text });
  try {
    return matching.runInContext(context, { timeout: LIMIT_MS }) === true;
  } catch (error) {
    if (isTimeout(error)) return undefined;
    throw error;
  }
}

/** Checks the code only: the error may come from another realm, where `Error` is another class. */
function isTimeout(error: unknown): boolean {
  return (
    typeof error === 'object' && error !== null && 'code' in error && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT'
  );
}

/** Patterns that exceeded the limit once. Later requests do not wait for them. */
const tooSlow = new Set<string>();

/** Returns the pattern with a time limit. A pattern that exceeds it matches every text: the shop API decides. */
export function withTimeLimit({ source }: Pattern): Pattern {
  return {
    source,
    test: (text) => {
      if (tooSlow.has(source)) return true;
      const matches = matchWithinLimit(source, text);
      if (matches === undefined) tooSlow.add(source);
      return matches ?? true;
    },
  };
}
