import { useLocation } from 'react-router-dom';
import { arrayOf, isString, objectOf } from '../../storage/shape-guards.ts';

/** The state of a history entry that a refused order leads to: the names of the bundles that it was refused for. */
const isRefusal = objectOf<{ readonly unavailable: readonly string[] }>({ unavailable: arrayOf(isString) });

/** Returns the bundles that could not be ordered, until the customer changes the cart. */
export function useRefusedBundles(): readonly string[] {
  const { state } = useLocation();
  return isRefusal(state) ? state.unavailable : [];
}
