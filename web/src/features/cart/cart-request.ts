/** The request of a cart, and what follows when the shop API rejects it (docs/rules/cart.md#refused-carts). */
import type { Problem } from '@perennial/shared/errors/problem';
import { type CartLines, dropRefusedCodes, hasCodes, withoutCodes } from '../../commerce/cart/cart-lines.ts';
import { leavesOthers, withoutNamed } from '../../commerce/cart/unavailable-bundles.ts';

export type CartRequest = {
  readonly lines: CartLines;
  /** Postal code of the tax estimate. Undefined without an estimate. */
  readonly zipCode: string | undefined;
};

/** Where an error is shown: at the discount code, at the postal code, or above the cart. */
export type ErrorPlacement = {
  readonly problem?: Problem;
  readonly codeProblem?: { readonly bundle: string; readonly text: string };
  readonly zipProblem?: string;
};

type Recovery = { readonly request: CartRequest; readonly problem: Problem | undefined };

type RecoveryRow = {
  readonly when: (problem: Problem, request: CartRequest) => boolean;
  readonly change: (request: CartRequest, problem: Problem) => CartRequest;
  readonly showsProblem: boolean;
};

/** How a rejected request is changed and repeated. The first matching row applies. */
const recoveries: readonly RecoveryRow[] = [
  {
    when: ({ action }, { lines }) => action === 'reload-cart-without-promotions' && hasCodes(lines),
    change: (request) => ({ ...request, lines: withoutCodes(request.lines) }),
    showsProblem: false,
  },
  {
    when: ({ action }, { lines }) => action === 'show-cart' && hasCodes(lines),
    change: (request, problem) => ({ ...request, lines: dropRefusedCodes(request.lines, problem).lines }),
    showsProblem: true,
  },
  {
    when: ({ action }, { lines }) => action === 'show-quantities' && lines.some(({ quantity }) => quantity > 1),
    change: (request) => ({ ...request, lines: request.lines.map((line) => ({ ...line, quantity: 1 })) }),
    showsProblem: true,
  },
  {
    // A bundle that is not sold must not cost the others.
    when: (problem, { lines }) => leavesOthers(lines, problem),
    change: (request, problem) => ({ ...request, lines: withoutNamed(request.lines, problem) }),
    showsProblem: false,
  },
  {
    // A stored postal code of an earlier visit must not block the cart.
    when: ({ status }, { zipCode }) => zipCode !== undefined && (status === 400 || status === 422),
    change: (request) => ({ ...request, zipCode: undefined }),
    showsProblem: false,
  },
];

/** Returns the request to repeat after a cart could not be loaded, or undefined if a repeat cannot help. */
export function findRecovery(problem: Problem, request: CartRequest): Recovery | undefined {
  const row = recoveries.find(({ when }) => when(problem, request));
  if (!row) return undefined;
  const shown = isAboutCodes(problem) ? { ...problem, detail: dropRefusedCodes(request.lines, problem).text } : problem;
  return { request: row.change(request, problem), problem: row.showsProblem ? shown : undefined };
}

/**
 * Returns where the error of a failed change is shown, and the request that the cart goes back to. That is the last
 * priced request. Only a rejected discount code keeps the other changes: `request` then still has to be sent.
 */
export function resolveFailedChange(
  problem: Problem,
  failed: CartRequest,
  priced: CartRequest,
): { placement: ErrorPlacement; request: CartRequest } {
  const bundle = findBundleWithNewCode(failed.lines, priced.lines);
  const quantitiesChanged = !haveSameQuantities(failed.lines, priced.lines);
  const zipChanged = failed.zipCode !== priced.zipCode;
  const isRecovered = leavesOthers(failed.lines, problem) || (bundle === undefined && isAboutCodes(problem));
  const recovery = isRecovered ? findRecovery(problem, failed) : undefined;
  if (recovery) return { placement: recovery.problem ? { problem: recovery.problem } : {}, request: recovery.request };
  if (bundle !== undefined && (isAboutCodes(problem) || !(quantitiesChanged || zipChanged))) {
    const hasOtherChange = quantitiesChanged || zipChanged;
    const request = hasOtherChange ? { ...failed, lines: copyCodes(priced.lines, failed.lines) } : priced;
    return { placement: { codeProblem: { bundle, text: problem.detail } }, request };
  }
  const placement = zipChanged && !quantitiesChanged ? { zipProblem: problem.detail } : { problem };
  return { placement, request: priced };
}

/** Returns the names of the bundles that the second request does not have. */
export function findDropped(before: CartRequest, after: CartRequest): readonly string[] {
  const kept = new Set(after.lines.map(({ name }) => name));
  return before.lines.map(({ name }) => name).filter((name) => !kept.has(name));
}

/** Adds the text of a problem that is shown already: each bundle's code may be refused by a request of its own. */
export function joinProblems(problem: Problem, shown: Problem | undefined): Problem {
  return shown ? { ...problem, detail: `${problem.detail}\n${shown.detail}` } : problem;
}

/** Whether a discount code is in the cart, in whatever letters it was written. */
export function isApplied(lines: CartLines, code: string): boolean {
  return lines.flatMap((line) => line.promotionCodes).some((other) => other.toUpperCase() === code.toUpperCase());
}

function isAboutCodes({ action }: Problem): boolean {
  return action === 'reload-cart-without-promotions' || action === 'show-cart';
}

function findCodes(lines: CartLines, name: string): readonly string[] {
  return lines.find((line) => line.name === name)?.promotionCodes ?? [];
}

function findBundleWithNewCode(lines: CartLines, priced: CartLines): string | undefined {
  return lines.find(({ name, promotionCodes }) => promotionCodes.join() !== findCodes(priced, name).join())?.name;
}

/** Returns `lines` with the discount codes of `source`. */
function copyCodes(source: CartLines, lines: CartLines): CartLines {
  return lines.map((line) => ({ ...line, promotionCodes: findCodes(source, line.name) }));
}

function haveSameQuantities(first: CartLines, second: CartLines): boolean {
  const toKey = (lines: CartLines) => lines.map(({ name, quantity }) => `${name}:${quantity}`).join();
  return toKey(first) === toKey(second);
}
