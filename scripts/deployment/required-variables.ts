/** The environment variables without which the BFF does not start, with valid values. */
export const required = {
  PUBLIC_URL: 'https://shop.example',
  SHOP_API_URL: 'https://shop-api.example',
  CONTENT_API_URL: 'https://content.example/api/v2',
  OIDC_ISSUER: 'https://id.example',
  OIDC_CLIENT_ID: 'shop',
  OIDC_CLIENT_SECRET: 'secret',
  SESSION_SECRETS: 'a'.repeat(32),
  CARD_ENVIRONMENT: 'live',
};
