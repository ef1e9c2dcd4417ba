/** What a cart is asked for, and what becomes of it when the shop says no (specification 1, sections 4 and 8). */
import type { Problem } from '@perennial/shared/errors/problem';
import { type CartLines, hasCodes, withoutCodes } from '../../commerce/cart/cart-lines.ts';

export type CartRequest = {
  readonly lines: CartLines;
  /** Postal code that tax is estimated for; undefined where none is known. */
  readonly zipCode: string | undefined;
};

/** Where a failure is told: beside the discount code, beside the postal code, or above the cart. */
export type ErrorPlacement = {
  readonly problem?: Problem;
  readonly codeProblem?: { readonly bundle: string; readonly text: string };
  readonly zipProblem?: string;
};

type Recovery = { readonly wish: CartRequest; readonly told: boolean };

type RecoveryRow = {
  readonly when: (problem: Problem, wish: CartRequest) => boolean;
  readonly change: (wish: CartRequest) => CartRequest;
  readonly told: boolean;
};

/** How a cart that cannot be read is asked for again; the first row that holds. */
const recoveries: readonly RecoveryRow[] = [
  {
    when: ({ action }, { lines }) => action === 'reload-cart-without-promotions' && hasCodes(lines),
    change: (wish) => ({ ...wish, lines: withoutCodes(wish.lines) }),
    told: false,
  },
  {
    when: ({ action }, { lines }) => action === 'show-cart' && hasCodes(lines),
    change: (wish) => ({ ...wish, lines: withoutCodes(wish.lines) }),
    told: true,
  },
  {
    when: ({ action }, { lines }) => action === 'show-quantities' && lines.some(({ quantity }) => quantity > 1),
    change: (wish) => ({ ...wish, lines: wish.lines.map((line) => ({ ...line, quantity: 1 })) }),
    told: true,
  },
  {
    // A postal code of an earlier visit must keep nobody from the cart.
    when: ({ status }, { zipCode }) => zipCode !== undefined && (status === 400 || status === 422),
    change: (wish) => ({ ...wish, zipCode: undefined }),
    told: false,
  },
];

export function recoveryOf(problem: Problem, wish: CartRequest): Recovery | undefined {
  const row = recoveries.find(({ when }) => when(problem, wish));
  return row && { wish: row.change(wish), told: row.told };
}

/**
 * After a change that failed: where that is told, and what the cart goes back to. That is what was priced last, except
 * that a refused code does not take back what else the person has changed since: `rest` is then still to be asked for.
 */
export function afterFailure(
  problem: Problem,
  wanted: CartRequest,
  priced: CartRequest,
): { told: ErrorPlacement; rest: CartRequest } {
  const bundle = bundleOfNewCode(wanted.lines, priced.lines);
  const others = !sameQuantities(wanted.lines, priced.lines);
  const zipIsNew = wanted.zipCode !== priced.zipCode;
  const oldCodeFailed = bundle === undefined && isAboutCodes(problem) ? recoveryOf(problem, wanted) : undefined;
  if (oldCodeFailed) return { told: oldCodeFailed.told ? { problem } : {}, rest: oldCodeFailed.wish };
  if (bundle !== undefined && (isAboutCodes(problem) || !(others || zipIsNew))) {
    const rest = others || zipIsNew ? { ...wanted, lines: withCodesOf(priced.lines, wanted.lines) } : priced;
    return { told: { codeProblem: { bundle, text: problem.detail } }, rest };
  }
  return { told: zipIsNew && !others ? { zipProblem: problem.detail } : { problem }, rest: priced };
}

function isAboutCodes({ action }: Problem): boolean {
  return action === 'reload-cart-without-promotions' || action === 'show-cart';
}

function codesOf(lines: CartLines, name: string): readonly string[] {
  return lines.find((line) => line.name === name)?.promotionCodes ?? [];
}

function bundleOfNewCode(wanted: CartLines, priced: CartLines): string | undefined {
  return wanted.find(({ name, promotionCodes }) => promotionCodes.join() !== codesOf(priced, name).join())?.name;
}

function withCodesOf(source: CartLines, lines: CartLines): CartLines {
  return lines.map((line) => ({ ...line, promotionCodes: codesOf(source, line.name) }));
}

function sameQuantities(some: CartLines, others: CartLines): boolean {
  const key = (lines: CartLines) => lines.map(({ name, quantity }) => `${name}:${quantity}`).join();
  return key(some) === key(others);
}
