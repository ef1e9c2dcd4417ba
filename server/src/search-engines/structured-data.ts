/** The structured data of a bundle's page (https://schema.org/Product) (docs/rules/content.md#structured-data). */
import { toPeriodicCharges } from '@perennial/shared/billing-period';
import type { ShownItem } from './cart-answer.ts';

type Options = {
  readonly item: ShownItem;
  /** The URL of the page. */
  readonly address: string;
  /** The URL of the picture. */
  readonly picture: string | undefined;
  readonly brand: string;
};

/** Returns the product with the prices that the page shows; undefined for a bundle without a price. */
export function toStructuredData({ item, address, picture, brand }: Options): object | undefined {
  const prices = toPrices(item);
  if (prices.length === 0) return undefined;
  const inStock = item.bundleAvailable !== 'false';
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: item.title,
    description: item.description,
    ...(picture && { image: [picture] }),
    sku: item.ctn,
    brand: { '@type': 'Brand', name: brand },
    offers: {
      '@type': 'Offer',
      url: address,
      availability: `https://schema.org/${inStock ? 'InStock' : 'OutOfStock'}`,
      priceCurrency: item.currencyCode,
      // What is paid once is the price of the offer. A price that is paid by period is in the specifications only.
      ...(item.oneTimeCharge && { price: toText(item.oneTimeCharge.discounted) }),
      priceSpecification: prices,
    },
  };
}

function toPrices(item: ShownItem): readonly object[] {
  const common = { priceCurrency: item.currencyCode, valueAddedTaxIncluded: item.isTaxIncluded };
  const once = item.oneTimeCharge
    ? [{ '@type': 'PriceSpecification', price: toText(item.oneTimeCharge.discounted), ...common }]
    : [];
  const byPeriod = toPeriodicCharges(item).map(({ months, amount }) => ({
    '@type': 'UnitPriceSpecification',
    price: toText(amount.discounted),
    ...common,
    // UN/CEFACT: months.
    referenceQuantity: { '@type': 'QuantitativeValue', value: months, unitCode: 'MON' },
  }));
  return [...once, ...byPeriod];
}

function toText(amount: number): string {
  return amount.toFixed(2);
}
