/**
 * What follows from each event of a wallet's sheet (docs/rules/payments.md#wallets). Apple's reports its closing also
 * while or after a payment is made; Google's stays open after a refusal, until the customer closes it or pays.
 */

/** `refused`: the open sheet says so, and the customer can choose another card in it. */
type Phase = 'closed' | 'open' | 'sent' | 'refused';

export type WalletEvent =
  /** The button of the wallet. */
  | 'pressed'
  /** The customer agreed; the payment is on its way. */
  | 'sent'
  | 'completed'
  /** Refused, while the sheet stays open. */
  | 'refused'
  /** Refused, and the sheet is closed. */
  | 'failed'
  /** The customer closed the sheet. */
  | 'closed'
  /** The sheet could not be opened, or closed by a fault. */
  | 'broken';

/** What is told to the page. */
type WalletOutcome = 'completed' | 'failed' | 'cancelled';

type Step = { readonly phase: Phase; readonly outcome?: WalletOutcome };

const steps: Readonly<Record<Phase, Readonly<Partial<Record<WalletEvent, Step>>>>> = {
  closed: { pressed: { phase: 'open' } },
  open: {
    sent: { phase: 'sent' },
    closed: { phase: 'closed', outcome: 'cancelled' },
    broken: { phase: 'closed', outcome: 'failed' },
  },
  // The closing of a sheet changes nothing here: the provider has the payment.
  sent: {
    completed: { phase: 'closed', outcome: 'completed' },
    refused: { phase: 'refused' },
    failed: { phase: 'closed', outcome: 'failed' },
  },
  refused: {
    sent: { phase: 'sent' },
    closed: { phase: 'closed', outcome: 'failed' },
    broken: { phase: 'closed', outcome: 'failed' },
  },
};

/** Returns a function that takes the events of one button, and returns what is told; undefined for nothing. */
export function followWallet(): (event: WalletEvent) => WalletOutcome | undefined {
  let phase: Phase = 'closed';
  return (event) => {
    const step = steps[phase][event];
    if (!step) return undefined;
    ({ phase } = step);
    return step.outcome;
  };
}
