/** The icons that a part of a page draws. Screen readers skip them, so no text of a test names them. */
import { render } from '@testing-library/react';
import { Icon, type IconName } from '../ui/icon.tsx';

/** Returns the names of the icons, in their order: those that the test expects, and `another icon` for every other one. */
export function drawnIcons(element: Element, expected: readonly IconName[]): readonly string[] {
  const names = new Map(expected.map((name) => [shapeOf(name), name]));
  return findShapes(element).map((shape) => names.get(shape) ?? 'another icon');
}

function shapeOf(name: IconName): string {
  const { container, unmount } = render(<Icon name={name} />);
  const [shape = ''] = findShapes(container);
  unmount();
  return shape;
}

const findShapes = (element: Element) =>
  [...element.querySelectorAll('svg.icon path')].map((path) => path.getAttribute('d') ?? '');
