/** The sizes of stylesheets are those of the tokens, and fit each other; what differs has a reason. */
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import postcss from 'postcss';
import { describe, expect, it } from 'vitest';
import { lastValue, listed, pixels, places, type Style, styles, tokens } from './testing/styles.ts';

describe('parts stand side by side', () => {
  /** The columns of a grid: `minmax(0, 1fr) auto` has two. */
  const columnsOf = (value: string) => postcss.list.space(value.split(' / ').at(-1) ?? '').length;
  const columns = styles
    .filter(
      ({ prop, value }) =>
        /^grid-template(?:-columns)?$/.test(prop) && (prop !== 'grid-template' || value.includes(' / ')),
    )
    .map((one) => ({
      ...one,
      count: /^repeat\((\d+),/.test(one.value) ? Number(one.value.match(/\d+/)?.[0]) : columnsOf(one.value),
    }));

  it('where the page is wide, and otherwise one below the other', () => {
    const STILL_SIDE_BY_SIDE = {
      '.month-bars__list @(width < 22rem)': 'Half a year is in a row: a column is as wide as a finger.',
      '.billing__row @(width < 22rem)': 'A day and an icon are short.',
      '.cart-item--small @(width < 48rem)': 'A small picture leaves room for the words.',
      '.analytics-consent__actions @(width < 30rem)': 'Yes and no are as easy to press as each other.',
    };
    const STILL_BELOW = {
      '.purchase__summary @(width >= 48rem)': 'It is a narrow column itself.',
      '.market-bundles__bundle @(width >= 48rem)': 'The bundles are side by side.',
    };
    expect(places(columns.filter(({ query, count }) => query.includes('<') && count > 1))).toEqual(
      listed(STILL_SIDE_BY_SIDE),
    );
    expect(places(columns.filter(({ query, count }) => query.includes('>=') && count === 1))).toEqual(
      listed(STILL_BELOW),
    );
    const below = styles.filter(
      ({ query, prop, value }) => query.includes('>=') && prop === 'flex-direction' && value === 'column',
    );
    expect(places(below)).toEqual([]);
  });

  it('and become narrower than their longest word, which breaks', () => {
    const NO_NARROWER = {
      '.market-bundles__list': 'It has as many columns as there is room for.',
      '.modify__options': 'It has as many columns as there is room for.',
      '.analytics-consent__actions': 'The buttons have one short word.',
      '.calendar .rdp-month': 'The name of a month fits between two buttons.',
      '.analytics-consent__actions @(width < 30rem)': 'The buttons have one short word.',
    };
    const isBare = ({ value }: Style) =>
      /(?<![\d.])1fr/.test((value.split(' / ').at(-1) ?? '').replaceAll('minmax(0, 1fr)', ''));
    expect(places(columns.filter(isBare))).toEqual(listed(NO_NARROWER));
  });
});

describe('a picture or a sign', () => {
  it('is as high as it is wide', () => {
    const OTHER = {
      '.month-bars__column': 'It is a column.',
      '.payment-methods__logo': 'It has the form of a card.',
      '.stored-method__mark': 'It has the form of a card.',
    };
    const size = (one: Style, prop: string) =>
      styles.find(({ selector, query, prop: of }) => selector === one.selector && query === one.query && of === prop)
        ?.value;
    const wide = styles.filter(
      ({ prop, value }) => prop === 'inline-size' && /^[\d.]+r?em$|^var\(--touch-target\)$/.test(value),
    );
    const odd = wide.filter((one) => ![undefined, one.value].includes(size(one, 'block-size')));
    expect(places(odd)).toEqual(listed(OTHER));
  });
});

describe('a drawing', () => {
  /** The first shape that fills the drawing is its ground. */
  const groundOf = (svg: string) => /<rect width="(\d+)" height="(\d+)"/.exec(svg)?.slice(1).map(Number);
  const viewBoxOf = (svg: string) => /viewBox="0 0 (\d+) (\d+)"/.exec(svg)?.slice(1).map(Number);

  it('shows all of its ground, in the format of the others', () => {
    const folder = fileURLToPath(new URL('../../shared/src/brand/pictures/', import.meta.url));
    const drawings = globSync('*.svg', { cwd: folder }).map(
      (path) => [path, readFileSync(folder + path, 'utf8')] as const,
    );
    expect(drawings.length).toBeGreaterThan(0);
    const formats = drawings.map(([path, svg]) => ({ path, ground: groundOf(svg), shown: viewBoxOf(svg) }));
    expect(formats).toEqual(drawings.map(([path]) => ({ path, ground: [640, 480], shown: [640, 480] })));
  });
});

describe('the room that a part leaves for another', () => {
  it('is as wide as the other', () => {
    const [toggle, mark] = ['.search-select__toggle', '.step-card__mark'].map((selector) =>
      lastValue(selector, 'inline-size'),
    );
    expect(lastValue('.search-select__input', 'padding-inline-end')).toBe(toggle);
    expect(lastValue('.step-card__body', 'padding-inline-start')).toBe(
      `calc(${mark} + ${lastValue('.step-card__header', 'gap')})`,
    );
  });
});

describe('the tokens', () => {
  it('have the sizes that their names say', () => {
    const sized = tokens.filter(({ prop }) => /^--(?:space|font-size)-\d+$/.test(prop));
    expect(sized.length).toBeGreaterThan(12);
    expect(sized.filter(({ prop, value }) => pixels(value) !== Number(prop.match(/\d+$/)?.[0]))).toEqual([]);
  });

  it('are all used', () => {
    const used = new Set(
      styles.flatMap(({ value }) => [...value.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name)),
    );
    // The card form of another company reads its own.
    const unused = tokens.filter(
      ({ prop }) => !used.has(prop) && !prop.startsWith('--adyen-') && !prop.startsWith('--rdp-'),
    );
    expect(places(unused.map(({ prop }) => ({ selector: prop, query: '', prop, value: '' })))).toEqual([]);
  });

  it('are the sizes, weights and corners of texts and boxes', () => {
    const OTHER = {
      'body font': 'It begins with the tokens.',
      '.money__cents font-size': 'The cents are smaller than the amount around them.',
      '.alert-bubble line-height': 'It is a circle with one sign.',
      '.payment-methods__logo border-radius': 'The logo of another company has its own form.',
    };
    const isOfTokens = ({ value }: Style) =>
      /^(?:var\(--[\w-]+\)|inherit|none|0|50%|100%|normal)$/.test(value) ||
      /^clamp\(var\(--font-size-\d+\), [\d.]+cqi, var\(--font-size-\d+\)\)$/.test(value);
    const others = styles.filter(
      (one) => /^(?:font|font-size|font-weight|line-height|border-radius)$/.test(one.prop) && !isOfTokens(one),
    );
    expect([...new Set(others.map(({ selector, prop }) => `${selector} ${prop}`))].sort()).toEqual(listed(OTHER));
    // Such a text grows with the one around it.
    const ofItsOwn = others.filter(({ prop, value }) => prop === 'font-size' && !/^[\d.]+(?:em|%)$/.test(value));
    expect(places(ofItsOwn)).toEqual([]);
  });

  it('are the space around and between boxes', () => {
    const OTHER = {
      '.visually-hidden margin': 'It takes no room.',
      '.skeleton margin-block': 'It is as high as a line of the text around it.',
      '.search-select__input padding-inline-end': 'The room of the toggle.',
      '.step-card__body padding-inline-start': 'The room of the number above.',
      '.sections__body padding-inline': 'The room of the icon above.',
      '.notice__icon margin-block-start': 'Sets a sign to the middle of a line.',
      '.card-form__encrypted .icon margin-block-start': 'Sets a sign to the middle of a line.',
      '.checkbox__box margin': 'Sets a box to the middle of a line.',
      '.bundle-content-card__tip .icon margin-block-start': 'Sets a sign to the middle of a line.',
      '.calendar-leaf__month padding': 'The leaf is as small as its words.',
      '.discount-code__form .button margin-block-start': 'The height of the label beside it.',
    };
    const without = (value: string) => value.replaceAll(/var\([^)]*\)|-?[\d.]+ \* |(?<![\d.])6vw|\b0\b|100%/g, '');
    const others = styles.filter(
      ({ prop, value }) => /^(?:gap|row-gap|column-gap|padding|margin)/.test(prop) && /\d/.test(without(value)),
    );
    const found = [...new Set(others.map(({ selector, prop }) => `${selector} ${prop}`))].sort();
    expect(found).toEqual(listed(OTHER));
  });
});
