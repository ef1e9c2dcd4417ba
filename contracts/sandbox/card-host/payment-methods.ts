/** Display names of the redirect methods, by their type in the card library. */

const names: Readonly<Record<string, string>> = { ideal: 'iDEAL', paypal: 'PayPal', directEbanking: 'Sofort' };

/** Returns the display name of a method, or its type if it has none. */
export const findMethodName = (type: string): string => names[type] ?? type;
