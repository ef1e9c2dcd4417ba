/** The methods that lead away to a bank, by the card library's name for them. */

const names: Readonly<Record<string, string>> = { ideal: 'iDEAL', paypal: 'PayPal', directEbanking: 'Sofort' };

/** How people know a method; its type when nobody gave it a name. */
export const methodName = (type: string): string => names[type] ?? type;
