/** An amount that stands alone, its cents raised where the site writes them so (specification 1, section 3.1). */
import './money.css';
import { createContext, useContext } from 'react';

/** Whether cents are raised in what is drawn beneath. */
export const SuperscriptCents = createContext(false);

type Props = {
  /** Formatted money. */
  amount: string;
};

export function Money({ amount }: Props) {
  const raised = useContext(SuperscriptCents) && partsOfAmount(amount);
  if (!raised) return amount;
  // In pieces it would be read as two numbers.
  return (
    <>
      <span className="visually-hidden">{amount}</span>
      <span className="money" aria-hidden="true">
        {raised.before}
        <span className="money__cents">{raised.cents}</span>
        {raised.after}
      </span>
    </>
  );
}

/** The cents of a formatted amount and what stands around them; undefined where it has none. */
export function partsOfAmount(amount: string): { before: string; cents: string; after: string } | undefined {
  const [, before, cents, after] = /^(.*\d[.,])(\d{2})(\D*)$/.exec(amount) ?? [];
  return before && cents ? { before, cents, after: after ?? '' } : undefined;
}
