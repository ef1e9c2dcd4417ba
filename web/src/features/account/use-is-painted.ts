/** Splits the first rendering of a long list in two: a screen full of it, and the rest (docs/rules/account.md#long-lists). */
import { startTransition, useEffect, useState } from 'react';

/** Returns false in the first render of a component, and true in a transition after that render is on screen. */
export function useIsPainted(): boolean {
  const [isPainted, setIsPainted] = useState(false);
  useEffect(() => startTransition(() => setIsPainted(true)), []);
  return isPainted;
}
