/** The names of consumer and provider at the Pact broker. */
export const CONSUMER = 'perennial-bff';
export const PROVIDER = 'perennial-shop-api';
