import { expect, it } from 'vitest';
import { sectionTable } from './section-table.ts';

it('shows the sections of a subscription in this order, each with its icon', () => {
  expect(sectionTable.map(({ name, icon }) => `${name}: ${icon}`)).toEqual([
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
