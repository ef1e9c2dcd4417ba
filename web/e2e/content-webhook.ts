import { CONTENT_WEBHOOK_SECRET } from '@perennial/sandbox/launch/dev-stack';
import { expect, type ShopUnderTest } from './shop.ts';

/** Calls the webhook of the content service, which marks the cached content as stale. */
export async function publish({ shopUrl }: Pick<ShopUnderTest, 'shopUrl'>): Promise<void> {
  const response = await fetch(`${shopUrl}/bff/content/webhook`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ type: 'api-update', secret: CONTENT_WEBHOOK_SECRET }),
  });
  expect(response.status).toBe(204);
}
