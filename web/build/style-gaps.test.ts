/** What stands beside each other in a line has room between, or a reason why not. */
import { expect, it } from 'vitest';
import { listed, places, type Style, styles } from './testing/styles.ts';

const WITHOUT_ROOM = {
  '.acting-as__details[data-open="true"] @(width < 48rem)': 'The rule of the closed one has the room.',
  '.checkout-aside__body--open': 'The rule of the closed one has the room.',
  '.header__list[data-open="true"] @(width < 48rem)': 'The rule of the closed one has the room.',
  '.after-change__link': 'It has one text.',
  '.footer__link': 'It has one text.',
  '.invoice-download__link': 'It has one text.',
  '.header__toggle @(width < 48rem)': 'It has one sign.',
  '.languages__choice': 'It has one text.',
  '.month-bars__head': 'It has one text.',
  '.next-delivery__links a': 'It has one text.',
  '.languages': 'A choice has room of its own around its text.',
  '.quantity-stepper': 'Its buttons touch the number on purpose, in one frame.',
  '.status-track': 'Its steps are joined by a line.',
};

/** What places the parts of a line apart, whatever their own margins are. */
const separates = ({ prop, value }: Style) =>
  /^(?:gap|column-gap)$/.test(prop) || (/^justify-content$/.test(prop) && value.startsWith('space-'));

const isLine = ({ prop, value }: Style) => prop === 'display' && /^(?:inline-)?flex$/.test(value);
const isColumn = ({ prop, value }: Style) => prop === 'flex-direction' && value.startsWith('column');

it('has room between, or a reason', () => {
  const byRule = Map.groupBy(styles, ({ selector }) => selector);
  const lines = styles.filter(isLine);
  expect(lines.length).toBeGreaterThan(100);
  const without = lines.filter(({ selector }) => {
    const rule = byRule.get(selector) ?? [];
    return !rule.some(separates) && !rule.some(isColumn);
  });
  expect(places(without)).toEqual(listed(WITHOUT_ROOM));
});
