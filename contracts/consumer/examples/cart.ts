/** The parts of a cart that the shop reads, by type; never null, for a null example would demand null. */
import { MatchersV3 } from '@pact-foundation/pact';

const { boolean, decimal, eachLike, integer, like, number, string } = MatchersV3;

const chargeExample = like({
  original: number(89.99),
  discounted: number(79.99),
  tax: number(0),
  beginDate: string('2026-02-01'),
  details: eachLike({ title: string('Sonic toothbrush Halo'), original: number(89.99), discounted: number(79.99) }),
});

export const itemExample = {
  name: 'sonic-brush-halo',
  quantity: integer(1),
  title: string('Halo sonic toothbrush'),
  image: string('http://localhost:4003/images/halo.svg'),
  description: string('With fresh brush heads every three months'),
  ctn: string('9200 100 10001'),
  currencyCode: 'CAD',
  bundleAvailable: string('true'),
  quarterlyCharge: chargeExample,
};

export const summaryExample = {
  payNow: {
    original: decimal(89.99),
    discounted: decimal(79.99),
    tax: number(0),
    hasExtraTax: boolean(true),
  },
  quarterlyCharge: chargeExample,
};
