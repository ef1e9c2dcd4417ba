/**
 * State of the browser history: the server has confirmed a payment that this tab knows nothing else about, for example
 * because the provider returned to another browser. It is part of the entry, so no other visit of the page has it.
 */
export const confirmedPayment = { confirmedPayment: true };

export function isConfirmedPayment(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'confirmedPayment' in state && state.confirmedPayment === true;
}
