/** The market in which tests of records take place. */
import { cultureOf } from '@perennial/shared/cultures/cultures';
import type { Market } from '../market/market.ts';

export const canadianMarket: Market = {
  culture: cultureOf('en-ca'),
  country: 'CA',
  currency: 'CAD',
  language: 'en-CA',
};
