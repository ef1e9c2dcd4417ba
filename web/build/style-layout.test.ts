/**
 * Declarations that a browser ignores, or that move a box to a wrong place: a property without the
 * display or the position that it needs, a line without room on its side, a column that is not in the middle.
 */
import { describe, expect, it } from 'vitest';
import { listed, places, type Style, styles } from './testing/styles.ts';

/** Whether a selector says something in any condition. */
const says = ({ selector }: Style, prop: RegExp, value = /./) =>
  styles.some((one) => one.selector === selector && prop.test(one.prop) && value.test(one.value));

describe('a box', () => {
  it('that places its parts is a grid or a flexible box', () => {
    const OF_ANOTHER_RULE = {
      '.account:has(.account__menu) @print': 'The rule of the screen makes it a grid.',
      '.card-form__place .adyen-checkout__field-wrapper': 'The card form of another company makes it a flexible box.',
      '.cart-item--small @(width < 48rem)': 'The rule of .cart-item makes it a grid.',
      '.notice:has(.notice__action) @(width >= 48rem)': 'The rule of .notice makes it a grid.',
      '.overview__fold': 'The summary of a disclosure is a flexible box.',
      '.status-track:has(> :nth-child(4)) @(width < 30rem)': 'The rule of .status-track makes it a flexible box.',
      '.subscription__upcoming .timeline__moment': 'The rule of .timeline__moment makes it a flexible box.',
    };
    const ofGrid = styles.filter(
      (one) =>
        /^(?:justify-items|place-items|grid-template|grid-auto)/.test(one.prop) && !says(one, /^display$/, /grid/),
    );
    const ofBoth = styles.filter(
      (one) =>
        /^(?:flex-direction|flex-wrap|justify-content|align-items)$/.test(one.prop) &&
        !says(one, /^display$/, /flex|grid/),
    );
    expect(places([...ofGrid, ...ofBoth])).toEqual(listed(OF_ANOTHER_RULE));
  });

  it('that has edges has a position, and one over the whole of another is above it', () => {
    const OF_ANOTHER_RULE = {
      '.status-track:has(> :nth-child(4)) > .status-track__step:not(:last-child)::after @(width < 30rem)':
        'The rule of the steps places it.',
    };
    const edges = styles.filter(({ prop }) => prop.startsWith('inset'));
    expect(edges.length).toBeGreaterThan(20);
    expect(places(edges.filter((one) => !says(one, /^position$/)))).toEqual(listed(OF_ANOTHER_RULE));
    const whole = edges.filter(({ prop, value }) => prop === 'inset' && value === '0');
    expect(places(whole.filter((one) => !says(one, /^position$/, /absolute|fixed/)))).toEqual([]);
  });

  it('has room between its words and the line above or below them', () => {
    const ROOM_INSIDE = {
      '.analytics-consent': 'The part inside has the room.',
      '.billing__row + .billing__row': 'Each row has the room.',
      '.coming-up__days > .coming-up__day:not(:first-child)': 'Each day has the room.',
      '.coming-up__days > :not(:first-child) > .coming-up__day': 'Each day has the room.',
      '.footer': 'The part inside has the room.',
      '.header': 'The row inside has the room.',
      '.overview__cards > li + li': 'Each card has the room.',
      '.return-steps__step': 'The words are as high as a finger, in the middle.',
      '.sections > * + *': 'Each section has the room.',
      '.support__question': 'The summary has the room.',
      '.support__questions': 'The summary has the room.',
    };
    const bare = styles.filter(({ selector, prop, value, query }) => {
      const [, side] = prop.match(/^border-(block-(?:start|end))$/) ?? [];
      if (side === undefined || /^(?:0|none)/.test(value)) return false;
      return !says({ selector, prop, value, query }, new RegExp(`^padding(?:-block|-${side})?$`));
    });
    expect(places(bare)).toEqual(listed(ROOM_INSIDE));
  });

  it('that is narrower than a wide page stands in its middle', () => {
    const AT_THE_START = {
      '.modify__options': 'It is a part of a card.',
      '.status-panel__actions @(width >= 48rem)': 'It is a part of a panel.',
      '.status-panel__track @(width >= 48rem)': 'It is a part of a panel.',
      '.stored-method': 'It is a part of a card.',
      '.subscription-search': 'It stands above a list, at its start.',
      '.subscription__title-skeleton': 'It stands for a title, at its start.',
    };
    const narrow = styles.filter(
      ({ prop, value }) => prop === 'max-inline-size' && /^(?:2[4-9]|[3-9]\d)rem$/.test(value),
    );
    expect(narrow.length).toBeGreaterThan(8);
    expect(places(narrow.filter((one) => !says(one, /^margin(?:-inline)?$/, /auto/)))).toEqual(listed(AT_THE_START));
  });

  it('breaks its line, becomes narrow and is no wider than a phone', () => {
    const wide = styles.filter(
      ({ prop, value }) =>
        (prop === 'flex-wrap' && value === 'nowrap') ||
        (prop === 'flex-direction' && value === 'row') ||
        (/^min-(?:block-size|height)$/.test(prop) && value === '0') ||
        (/^(?:min-)?(?:inline-size|width)$/.test(prop) && /^(?:1[6-9]|[2-9]\d)(?:\.\d+)?rem$/.test(value)),
    );
    expect(places(wide)).toEqual([]);
  });
});

describe('a picture', () => {
  it('is shown whole', () => {
    const fits = styles.filter(({ prop }) => prop === 'object-fit');
    expect(fits.length).toBeGreaterThan(5);
    expect(places(fits.filter(({ value }) => value !== 'contain'))).toEqual([]);
  });
});
