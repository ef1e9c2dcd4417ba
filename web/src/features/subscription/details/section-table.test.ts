import { expect, it } from 'vitest';
import { careRow, sectionTable } from './section-table.ts';

it('shows customer care the sections of a subscription in this order, each with its icon', () => {
  expect([careRow, ...sectionTable].map(({ name, icon }) => `${name}: ${icon}`)).toEqual([
    'care: user',
    'modify: edit',
    'buyProduct: tag',
    'oneTimeOrders: box',
    'promotion: gift',
    'track: truck',
    'pause: pause',
    'resume: arrow-right',
    'repair: tool',
    'recycling: refresh',
    'cancel: close',
    'cancelOrReturn: close',
    'terms: document',
  ]);
});
