/** The icons and pictures of a page, which nobody hears: they have no name. */
import { renderToStaticMarkup } from 'react-dom/server';
import { expect } from 'vitest';
import { Icon, type IconName } from '../ui/icon.tsx';

type Sign = IconName | `drawing--${string}`;

const shapeOf = (element: Element | null) => element?.querySelector('path')?.getAttribute('d') ?? '';

function drawIcon(name: IconName): string {
  const place = document.createElement('div');
  place.innerHTML = renderToStaticMarkup(<Icon name={name} />);
  return shapeOf(place);
}

/** Compares the signs of an element, in their order: the icons by what they draw, the pictures by their class. */
export function expectSigns(element: Element, signs: readonly Sign[]): void {
  const isIcon = (sign: Sign): sign is IconName => !sign.startsWith('drawing--');
  const names = new Map<string, Sign>(signs.filter(isIcon).map((name) => [drawIcon(name), name]));
  const drawn = [...element.querySelectorAll('svg.icon, [class^="drawing--"]')].map((sign) =>
    sign.matches('svg') ? (names.get(shapeOf(sign)) ?? 'another icon') : sign.className,
  );
  expect(drawn).toEqual(signs);
}
