/** The two sides of the contract, as the broker knows them. */
export const CONSUMER = 'perennial-bff';
export const PROVIDER = 'perennial-shop-api';
