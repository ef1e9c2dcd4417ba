/** When the consent dialog is open: until there is an answer, and when the customer asks for it. */
import type { Compliance } from '@perennial/shared/models/profile';
import { useState } from 'react';

type ConsentDialogState = {
  readonly open: boolean;
  /** Opens the dialog. Undefined while there is nothing to ask: the answer is yes, or the dialog is open. */
  readonly ask: (() => void) | undefined;
  readonly close: () => void;
};

/** `mayAsk`: the dialog may open without a press. */
export function useConsentDialog(consent: Compliance | undefined, mayAsk: boolean): ConsentDialogState {
  /** Undefined until the customer has closed the dialog or asked for it. */
  const [wanted, setWanted] = useState<boolean>();
  const open = wanted ?? (mayAsk && consent === undefined);
  const askable = !open && (consent === 'False' || (consent === undefined && wanted === false));
  return { open, ask: askable ? () => setWanted(true) : undefined, close: () => setWanted(false) };
}
