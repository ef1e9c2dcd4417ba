import { beforeEach, describe, expect, it } from 'vitest';
import { canada, type OpenShop, openShop } from '../testing/open-shop.ts';

let open: OpenShop;
beforeEach(async () => {
  open = await openShop();
});

describe('getBundle', () => {
  it('returns prices for the requested quantity and promotion code', async () => {
    const url = '/api/bundle/details?bundleName=brush-heads-halo&promotionCode=welcome10&replenishmentQuantity=2';
    expect(await open.call('getBundle', 'GET', url, canada)).toMatchObject({
      name: 'brush-heads-halo',
      quantity: 2,
      promotionCodes: ['WELCOME10'],
      currencyCode: 'CAD',
      bundleAvailable: 'true',
      quarterlyCharge: { original: 37.98 },
    });
  });

  it.each([
    ['bundleName=toaster', 404, 'error.message.bundleIsNotFound'],
    ['bundleName=razor-arc&promotionCode=HALO20', 400, 'error.message.promotionIsInvalid'],
    ['bundleName=hair-removal-lume&promotionCode=KEEPIT15', 400, 'error.message.promotionIsInvalid'],
  ])('rejects %s', async (query, status, code) => {
    expect(await open.callRefused('GET', `/api/bundle/details?${query}`, canada)).toMatchObject({ status, code });
  });
});

describe('getBundleBanners', () => {
  it('returns a banner for each bundle, with its partner', async () => {
    const url = '/api/bundle/banner?bundles=razor-arc&bundles=brush-heads-halo-dental-plan';
    expect(await open.call('getBundleBanners', 'GET', url, canada)).toMatchObject([
      { bundleName: 'razor-arc', affiliatePartner: 'NotApplicable', partnerUrl: null, script: null },
      {
        bundleName: 'brush-heads-halo-dental-plan',
        affiliatePartner: 'Brightside Dental',
        script: expect.stringContaining('brightside'),
        scriptUrl: expect.stringMatching(/\/scripts\/partner\.js$/),
      },
    ]);
  });
});

describe('getFaq', () => {
  it.each([
    ['en-CA', 'When is my next shipment?'],
    ['fr-CA', 'Quand part mon prochain envoi\u00a0?'],
    ['pl-PL', 'Kiedy będzie najbliższa wysyłka?'],
  ])('returns the FAQ in %s', async (language, title) => {
    const [first] = await open.call('getFaq', 'GET', '/api/bundle/faq', open.as('ca-new', { ...canada, language }));
    expect(first?.title).toBe(title);
  });
});
