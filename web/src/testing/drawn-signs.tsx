/** The icons and pictures of a page. Screen readers skip them, so they have no name that a test could read. */
import { renderToStaticMarkup } from 'react-dom/server';
import { expect } from 'vitest';
import { Icon, type IconName } from '../ui/icon.tsx';

type Sign = IconName | `drawing--${string}`;

const ICON = 'svg.icon';
const shapeOf = (element: Element | null) => element?.querySelector('path')?.getAttribute('d') ?? '';

function drawIcon(name: IconName): string {
  const place = document.createElement('div');
  place.innerHTML = renderToStaticMarkup(<Icon name={name} />);
  return shapeOf(place);
}

const isIcon = (sign: Sign): sign is IconName => !sign.startsWith('drawing--');

/** Returns the signs that a selector finds: icons by what they draw, those that are not expected as `another icon`. */
function readSigns(element: Element, expected: readonly Sign[], selector: string): readonly string[] {
  const names = new Map<string, Sign>(expected.filter(isIcon).map((name) => [drawIcon(name), name]));
  return [...element.querySelectorAll(selector)].map((sign) =>
    sign.matches('svg') ? (names.get(shapeOf(sign)) ?? 'another icon') : sign.className,
  );
}

/** Returns the names of the icons of an element, in their order: those that the test expects, or `another icon`. */
export const drawnIcons = (element: Element, expected: readonly IconName[]) => readSigns(element, expected, ICON);

/** Compares the signs of an element, in their order: the icons by what they draw, the pictures by their class. */
export function expectSigns(element: Element, signs: readonly Sign[]): void {
  expect(readSigns(element, signs, `${ICON}, [class^="drawing--"]`)).toEqual(signs);
}
