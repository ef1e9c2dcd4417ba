/** What is sold now, and at which prices, under the sandbox's conditions (docs/rules/shop-sandbox.md#conditions). */
import type { Conditions } from '../../control/conditions.ts';
import { currencyCodes, type Price, toShare } from '../market/money.ts';
import type { Bundle } from './bundle.ts';
import { findBundle } from './bundles.ts';

/** The bundle of the condition `stock`. */
const SCARCE = 'razor-arc';

/** The bundle of the condition `range`. */
const DROPPED = 'brush-heads-halo';

const RISEN_SHARE = 1.1;

function raise(price: Price): Price {
  const raised: Record<keyof Price, number> = { ...price };
  for (const currency of currencyCodes) raised[currency] = toShare(price[currency], RISEN_SHARE);
  return raised;
}

/** Returns a bundle with its stock and prices of this moment; undefined if it is not sold. */
export function findSoldBundle(name: string, conditions: Conditions): Bundle | undefined {
  const bundle = findBundle(name);
  if (!bundle || (name === DROPPED && conditions.get('range') === 'without brush heads')) return undefined;
  const isScarce = name === SCARCE && conditions.get('stock') === 'ended';
  const parts =
    conditions.get('prices') === 'risen'
      ? bundle.parts.map((part) => ({ ...part, price: raise(part.price) }))
      : bundle.parts;
  return { ...bundle, parts, available: bundle.available && !isScarce };
}

/** What changes at the moment of an order, after its cart was read. */
export function changeAtOrder(names: readonly string[], conditions: Conditions): void {
  if (conditions.get('prices') === 'rise with the order') conditions.set({ prices: 'risen' });
  if (conditions.get('stock') === 'ends with the order' && names.includes(SCARCE)) conditions.set({ stock: 'ended' });
}
