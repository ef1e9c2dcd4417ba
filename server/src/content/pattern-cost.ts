/**
 * Says by its shape alone how long a regular expression of an editor can take. A measurement would depend on how busy
 * the machine is (docs/rules/content.md#patterns, ADR 20).
 */
import { type AST, RegExpParser } from '@eslint-community/regexpp';

/** Longer than a postal code or a house number in a request. */
const TEXT_LENGTH = 16;

/** In how many ways the characters of a text up to each position can be matched. */
type Ways = readonly number[];

/**
 * Returns an upper bound of the steps that the pattern takes for a text of 16 characters, if the engine tries every way:
 * as if every character fitted everywhere, and the end never did. Infinity for a bound that is too large for a number.
 * Throws a SyntaxError for an invalid pattern. The pattern is read with the flag `u`.
 */
export function countSteps(source: string): number {
  const pattern = new RegExpParser({ ecmaVersion: 2024 }).parsePattern(source, undefined, undefined, { unicode: true });
  let steps = 0;

  function matchAny(alternatives: readonly AST.Alternative[], from: Ways): Ways {
    return alternatives.map(({ elements }) => elements.reduce(match, from)).reduce(add);
  }

  function match(from: Ways, element: AST.Element): Ways {
    steps += sum(from);
    switch (element.type) {
      case 'Group':
      case 'CapturingGroup':
        return matchAny(element.alternatives, from);
      case 'Quantifier':
        return repeat(element, from);
      case 'Assertion':
        // What follows a lookahead starts where the lookahead started.
        if ('alternatives' in element) matchAny(element.alternatives, from);
        return from;
      case 'Backreference':
        return from.map((_, position) => sum(from.slice(0, position + 1)));
      default:
        return advance(from);
    }
  }

  function repeat({ min, max, element }: AST.Quantifier, from: Ways): Ways {
    let current = from;
    let total = min === 0 ? from : from.map(() => 0);
    // A repetition that consumes nothing ends, so there are no more than the text has characters.
    for (let count = 1; count <= Math.min(max, min + TEXT_LENGTH) && sum(current) > 0; count += 1) {
      current = match(current, element);
      if (count >= min) total = add(total, current);
    }
    return total;
  }

  const start = Array.from({ length: TEXT_LENGTH + 1 }, (_, position) => (position === 0 ? 1 : 0));
  matchAny(pattern.alternatives, start);
  return steps;
}

function advance(from: Ways): Ways {
  return [0, ...from.slice(0, -1)];
}

function add(one: Ways, other: Ways): Ways {
  return one.map((ways, position) => ways + (other[position] ?? 0));
}

function sum(ways: Ways): number {
  return ways.reduce((total, way) => total + way, 0);
}
