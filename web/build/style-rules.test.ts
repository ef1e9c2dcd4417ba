/**
 * What stylesheets hide, cut, place above each other and leave without a focus, each with its reason. A selector of a list that
 * no stylesheet has any more fails, too.
 */
import { contrastOf } from '@perennial/shared/brand/contrast';
import { describe, expect, it } from 'vitest';
import { lastValue, listed, pixels, places, type Style, styles, tokens } from './testing/styles.ts';

describe('what a person does not see', () => {
  const HIDDEN = {
    '.button__label--hidden': 'The other label of the button is there.',
    '.disclosure__summary::-webkit-details-marker': 'The page has a sign of its own.',
    '.search-select__list:empty': 'It has nothing.',
    '.order-result__referral:empty': 'It has nothing.',
    '.account__banners:empty': 'It has nothing.',
    '.account__view[aria-busy="true"] > :not(.page-title, :has(.account__skeleton))':
      'Its place is empty until the data is there.',
    '.shell__main:has(.skeleton) ~ .footer': 'It would move when the data is there.',
    '.calendar .rdp-button_previous[aria-disabled="true"]': 'Nothing can be chosen before.',
    '.checkout-aside__body': 'A press on its head shows it, and a wide page always does.',
    '.cart-summary__sums': 'A press on the total shows it, and a wide page always does.',
    '.header__toggle': 'A wide page has the list of links itself.',
    '.header__list @(width < 48rem)': 'A press on the toggle shows it.',
    '.account__menu @(width < 48rem)': 'The links are in the menu of the header.',
    '.acting-as__more': 'A wide page has what it opens in the bar.',
    '.acting-as__details @(width < 48rem)': 'A press on the arrow shows it.',
    '.header__customer @(width < 48rem)':
      'The name of the shop takes its room; the first step has the name of the customer.',
    '.checkout-aside__toggle @(width >= 48rem)': 'What it shows is there.',
    '.cart-summary__total @(width >= 48rem)': 'The sums say the total.',
    '.checkout-aside__toggle > .icon:first-child @(width < 22rem)': 'It is an ornament, and the words need its room.',
  };
  const PRINTED = {
    '.button': 'Nothing can be pressed on paper.',
    '.footer': 'Its links lead nowhere on paper.',
    '.header__nav': 'Its links lead nowhere on paper.',
    '.header .languages': 'Nothing can be pressed on paper.',
    '.order-result__picture': 'It is an ornament.',
    '.account__menu': 'Its links lead nowhere on paper.',
    '.month-bars': 'The list below it says the same.',
    '.back-link': 'It leads nowhere on paper.',
    '.statement__ways': 'Nothing can be pressed on paper.',
    '.statement__years': 'They lead nowhere on paper.',
    '.my-data:has(.my-data__copy) > :not(.my-data__copy)': 'Only the copy of all data is printed.',
    'body:has(.receipt)': 'Only the receipt is printed.',
    'body:has(.receipt) main > :not(:has(.receipt))': 'Only the receipt is printed.',
    'body:has(.receipt) .card': 'Only the receipt is printed.',
    'body:has(.receipts__item--printed)': 'Only the receipt is printed.',
    'body:has(.receipts__item--printed) :is(.receipts__check, .account__menu)': 'Only the receipt is printed.',
    '.receipts__item:not(.receipts__item--printed)': 'Only the receipt is printed.',
    'dialog:has(.receipt) .form__actions': 'Nothing can be pressed on paper.',
  };
  const ONLY_HEARD = {
    '.visually-hidden': 'It is for screen readers.',
    '.one-time-orders thead @(width < 48rem)': 'Each cell says what it is.',
    '.invoice-download__word @(width < 48rem)': 'The icon says it, and the word would take the room of the amount.',
    '.subscription-card__link-words @(width < 48rem)': 'The arrow says it, and the whole row can be pressed.',
    '.header__row:has(.languages):has(.header__nav) .header__name @(width < 30rem)':
      'The mark of the shop stays beside the languages.',
  };

  const hidden = styles.filter(
    ({ prop, value }) => (prop === 'display' && value === 'none') || (prop === 'visibility' && value === 'hidden'),
  );
  const heard = styles.filter(({ prop, value }) => /^(?:inline-size|width)$/.test(prop) && value === '1px');

  it('is hidden for a reason', () => {
    expect(places(hidden.filter(({ query }) => query !== ' @print'))).toEqual(listed(HIDDEN));
  });

  it('is left out on paper for a reason', () => {
    const printed = hidden.filter(({ query }) => query === ' @print').map((one) => ({ ...one, query: '' }));
    expect(places(printed)).toEqual(listed(PRINTED));
  });

  it('is read by screen readers for a reason, and takes no room', () => {
    // A line of one pixel between two parts is no text.
    const texts = heard.filter(({ selector, query }) =>
      styles.some((one) => one.selector === selector && one.query === query && one.prop === 'clip-path'),
    );
    expect(places(texts)).toEqual(listed(ONLY_HEARD));
    for (const { selector, query } of texts) {
      const own = styles.filter((one) => one.selector === selector && one.query === query);
      const said = Object.fromEntries(own.map(({ prop, value }) => [prop, value]));
      expect(said).toMatchObject({ position: 'absolute', overflow: 'hidden', 'clip-path': 'inset(50%)' });
    }
  });

  it('comes back where a press or a wide page shows it', () => {
    const shown = (selector: string, query = '') =>
      styles.find((one) => one.selector === selector && one.query === query && one.prop === 'display')?.value;
    expect(shown('.header__toggle', ' @(width < 48rem)')).toBe('inline-flex');
    expect(shown('.header__list[data-open="true"]', ' @(width < 48rem)')).toBe('flex');
    expect([shown('.checkout-aside__body--open'), shown('.checkout-aside__body', ' @(width >= 48rem)')]).toEqual([
      'flex',
      'flex',
    ]);
    expect([shown('.cart-summary__sums--open'), shown('.cart-summary__sums', ' @(width >= 48rem)')]).toEqual([
      'block',
      'block',
    ]);
  });
});

describe('what a person reads', () => {
  const ONE_LINE = {
    '.visually-hidden': 'Nobody sees it.',
    '.subscription-card__link-words @(width < 48rem)': 'Nobody sees it.',
    '.header__row:has(.languages):has(.header__nav) .header__name @(width < 30rem)': 'Nobody sees it.',
    '.money': 'An amount is one word.',
    '.price__amount': 'An amount is one word.',
    '.price__original': 'An amount is one word.',
    '.totals__sum dd': 'An amount is one word.',
    '.purchase__sum dd': 'An amount is one word.',
    '.statement__day': 'A day is one word.',
    '.status-track__date @(width >= 22rem)': 'A date is one word. It breaks where the page is narrow for its text.',
    '.statement__table td.statement__amount': 'An amount is one word; what stands below it breaks.',
    '.step-card__number': 'A phone number is one word.',
    '.support__call a': 'A phone number is one word. It breaks where the page is narrow for its text.',
    '.acting-as__line': 'The bar has one height. What does not fit ends in three dots.',
    '.acting-as__way': 'The bar has one height, and the words are two at most.',
  };
  const CUT = {
    'html:has(dialog[open])': 'The page behind a dialog does not scroll.',
    '.button__label--hidden @(width < 22rem)': 'Nobody sees it.',
    '.sections': 'The corners are round. Its height is that of its content.',
    '.overview__cards.card': 'The corners are round. Its height is that of its content.',
    '.calendar-leaf': 'The corners are round. Its height is that of its content.',
    '.checkout__skeleton-aside': 'It has no words.',
  };

  it('stays in one line for a reason', () => {
    expect(places(styles.filter(({ prop, value }) => prop === 'white-space' && value === 'nowrap'))).toEqual(
      listed(ONE_LINE),
    );
  });

  it('is cut for a reason, or ends in three dots', () => {
    const cut = styles.filter(
      ({ prop, value }) => /^overflow(?:-[xy]|-block|-inline)?$/.test(prop) && /hidden|clip/.test(value),
    );
    const says = (style: Style, prop: string, value: string) =>
      styles.some(
        (one) =>
          one.selector === style.selector && one.query === style.query && one.prop === prop && one.value === value,
      );
    const unsaid = cut.filter(
      (one) => !says(one, 'text-overflow', 'ellipsis') && !says(one, 'clip-path', 'inset(50%)'),
    );
    expect(places(unsaid)).toEqual(listed(CUT));
  });

  it('is in a box that grows with it, or that scrolls', () => {
    const WITHOUT_WORDS = {
      '.cart-item__picture': 'A picture is drawn smaller.',
    };
    const bounded = styles.filter(({ prop, value }) => /^max-(?:block-size|height)$/.test(prop) && value !== 'none');
    const scrolls = ({ selector, query }: Style) =>
      styles.some(
        (one) =>
          one.selector === selector &&
          one.query === query &&
          /^overflow(?:-[xy]|-block)?$/.test(one.prop) &&
          /auto|scroll/.test(one.value),
      );
    expect(places(bounded.filter((one) => !scrolls(one)))).toEqual(listed(WITHOUT_WORDS));
  });

  it('has a colour that can be read on the page, unless its rule or the one around it has another ground', () => {
    const FAINT = {
      '.acting-as': 'The bar of customer care is dark.',
      '.skip-link:focus': 'The link itself has a dark ground.',
      '.calendar .rdp-day_button[aria-disabled="true"]': 'Nobody can choose the day.',
      '.calendar .rdp-day_button:disabled': 'Nobody can choose the day.',
      '.quantity-stepper__button:disabled': 'Nobody can press it.',
    };
    const colors = new Map<string, string>(
      tokens.map(({ prop, value }) => [`var(${prop})`, value] as const).toReversed(),
    );
    const surface = colors.get('var(--color-surface)') ?? '';
    const faint = styles.filter(({ selector, query, prop, value }) => {
      const color = colors.get(value) ?? '';
      if (prop !== 'color' || !/^#[0-9a-f]{6}$/i.test(color) || contrastOf(color, surface) >= 4.5) return false;
      return !styles.some(
        (one) => one.selector === selector && one.query === query && /^background(?:-color)?$/.test(one.prop),
      );
    });
    expect(places(faint)).toEqual(listed(FAINT));
  });
});

describe('what a person presses', () => {
  it('shows its focus, unless a script moves the focus to a title', () => {
    const none = styles.filter(({ prop, value }) => prop === 'outline' && /none|^0/.test(value));
    const TITLES = [
      '.card-form__lead:focus',
      '.checkout-aside__title:focus',
      '.declaration__heading:focus',
      '.receipt:focus',
      '.step-card__title:focus',
    ];
    expect(places(none)).toEqual([...TITLES, 'h1:focus', 'main:focus'].sort());
    const shown = styles.filter(({ selector, prop }) => selector.endsWith(':focus-visible') && prop === 'outline');
    expect(shown.length).toBeGreaterThan(1);
    expect(shown.filter(({ value }) => !/^[23]px solid var\(--color-accent\)$/.test(value))).toEqual([]);
  });

  it('is as high as a finger needs', () => {
    const AS_HIGH_AS_ANOTHER = {
      '.search-select__toggle': 'It is as high as its field.',
      '.select select': 'It is a field.',
      '.modify__tile--choice': 'It has three lines, and space above and below.',
      '.month-bars__month--paid': 'It has a column, and the name of its month.',
    };
    expect(pixels('var(--touch-target)')).toBeGreaterThanOrEqual(44);
    const pressed = places(styles.filter(({ prop, value }) => prop === 'cursor' && value === 'pointer'));
    const low = pressed.filter(
      (selector) => !(pixels(lastValue(selector, 'min-block-size') ?? lastValue(selector, 'block-size')) >= 44),
    );
    expect(low).toEqual(listed(AS_HIGH_AS_ANOTHER));
    expect(pixels(lastValue('.field__input', 'min-block-size'))).toBeGreaterThanOrEqual(44);
    expect(pixels(lastValue('.month-bars__column', 'block-size'))).toBeGreaterThanOrEqual(44);
  });

  it('is as high as a finger needs if it is as wide', () => {
    const height = (one: Style) =>
      styles
        .filter(({ selector, prop }) => selector === one.selector && /^(?:min-)?block-size$/.test(prop))
        .map(({ value }) => pixels(value));
    const wide = styles.filter(
      ({ prop, value }) => /^(?:min-)?inline-size$/.test(prop) && value.includes('var(--touch-target)'),
    );
    expect(places(wide)).toContain('.dialog__close');
    expect(places(wide.filter((one) => !height(one).some((size) => size >= 44)))).toEqual([]);
  });

  it('is as wide as a finger needs if it has a sign for its words', () => {
    const signs = [
      '.dialog__close',
      '.notification__close',
      '.quantity-stepper__button',
      '.month-bars__step',
      '.subscription-card__dismiss',
    ];
    expect(signs.filter((selector) => !(pixels(lastValue(selector, 'inline-size')) >= 44))).toEqual([]);
  });

  it('has signs in the colour of its words: that of a button differs from the one of the page', () => {
    const colours = styles.filter(
      ({ selector, prop }) =>
        /^\.(?:spinner|icon)$/.test(selector) && /^(?:color|border|border-color|stroke)$/.test(prop),
    );
    expect(colours.map(({ selector, value }) => `${selector}: ${value}`)).toEqual([
      '.icon: currentcolor',
      '.spinner: 2px solid currentcolor',
    ]);
  });

  it('is covered by nothing: a bar is above the page, and the link to the content above all', () => {
    const heights = Object.fromEntries(
      styles.filter(({ prop }) => prop === 'z-index').map(({ selector, value }) => [selector, Number(value)]),
    );
    const order = [
      ['.cart-summary', '.status-track__step::before'],
      ['.analytics-consent', '.header', '.search-select__empty', '.search-select__list', '.shell__acting'],
      ['.skip-link'],
    ];
    expect(Object.keys(heights).sort()).toEqual(order.flat().sort());
    const bounds = order.map((some) => some.map((selector) => heights[selector] ?? 0));
    for (const [index, some] of bounds.entries()) {
      expect(Math.min(...some)).toBeGreaterThan(Math.max(0, ...(bounds[index - 1] ?? [])));
    }
  });
});

describe('what stays in sight while a person scrolls', () => {
  const PLACED = {
    '.notifications fixed': 'It says what has just happened, and goes.',
    '.dialog .form__actions @(height >= 40rem) sticky': 'The buttons of a long dialog stay in view.',
    '.shell__acting sticky': 'Customer care has to know for whom it acts.',
    '.cart-summary sticky': 'It has the total and the way to the order.',
    '.checkout-aside @(width >= 48rem) sticky': 'It stands beside the form, in a column of its own.',
    '.analytics-consent sticky': 'It asks before it measures, and covers nothing at the end of the page.',
  };

  it('has a reason, and an edge to which it keeps', () => {
    const placed = styles.filter(({ prop, value }) => prop === 'position' && /fixed|sticky/.test(value));
    expect(placed.map(({ selector, query, value }) => `${selector}${query} ${value}`).sort()).toEqual(listed(PLACED));
    const edges = (one: Style) =>
      styles.filter(
        ({ selector, query, prop }) => selector === one.selector && query === one.query && prop.startsWith('inset'),
      );
    expect(places(placed.filter((one) => edges(one).length === 0))).toEqual([]);
  });
});

describe('the lines and marks that stylesheets draw', () => {
  it('have the border whose colour a variant changes', () => {
    const coloured = styles.filter(
      ({ selector, prop }) => /--[\w-]+$/.test(selector) && /^border-(?:block|inline)-(?:start|end)-color$/.test(prop),
    );
    expect(places(coloured)).toContain('.notification--danger');
    const hasBorder = ({ selector, prop }: Style) => {
      const [block, side] = [selector.replace(/--[\w-]+$/, ''), prop.replace('-color', '')];
      return styles.some((one) => one.selector === block && one.prop === side);
    };
    expect(places(coloured.filter((one) => !hasBorder(one)))).toEqual([]);
  });

  it('have a size in both directions, where no words give them one', () => {
    const own = ({ selector, query }: Style) =>
      styles.filter((one) => one.selector === selector && one.query === query);
    const drawn = styles.filter(
      (one) =>
        one.prop === 'content' &&
        one.value === '""' &&
        own(one).some(({ prop, value }) => prop === 'position' && value === 'absolute'),
    );
    expect(places(drawn)).toContain('.order-result__step:not(:last-child)::before');
    const isFlat = (one: Style) => {
      const names = own(one).map(({ prop }) => prop);
      const inline = names.some((name) => /^(?:inline-size|inset|inset-inline|border|border-inline.*)$/.test(name));
      const block = names.some((name) => /^(?:block-size|inset|inset-block|border|border-block.*)$/.test(name));
      return !(inline && block);
    };
    expect(places(drawn.filter(isFlat))).toEqual([]);
  });
});
