/** Sets `--bottom-bar-height` to the height of a bar at the bottom edge, so that the page can keep content above it. */
import { useEffect, useState } from 'react';

const PROPERTY = '--bottom-bar-height';

/** Returns the `ref` of the bar. */
export function useBottomBarHeight(): (element: HTMLElement | null) => void {
  const [element, setElement] = useState<HTMLElement | null>(null);

  useEffect(() => {
    if (!element) return;
    const { style } = document.documentElement;
    const sizes = new ResizeObserver(() => style.setProperty(PROPERTY, `${element.offsetHeight}px`));
    sizes.observe(element);
    return () => {
      sizes.disconnect();
      style.removeProperty(PROPERTY);
    };
  }, [element]);

  return setElement;
}
