/** An amount, with raised cents on sites that write them so (docs/rules/markets.md#currencies-and-money). */
import './money.css';
import { createContext, useContext } from 'react';

/** Whether amounts below this provider have raised cents. */
export const SuperscriptCents = createContext(false);

type Props = {
  /** Formatted money. */
  amount: string;
};

export function Money({ amount }: Props) {
  const raised = useContext(SuperscriptCents) && splitAmount(amount);
  if (!raised) return amount;
  // Screen readers would read the two parts as two numbers.
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

/** Splits a formatted amount into its cents and the text around them. Returns undefined for an amount without cents. */
export function splitAmount(amount: string): { before: string; cents: string; after: string } | undefined {
  const [, before, cents, after] = /^(.*\d[.,])(\d{2})(\D*)$/.exec(amount) ?? [];
  return before && cents ? { before, cents, after: after ?? '' } : undefined;
}
