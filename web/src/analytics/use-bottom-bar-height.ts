/** Says in `--bottom-bar-height` how high an element at the bottom edge is, so that nothing else is hidden beneath it. */
import { useEffect, useState } from 'react';

const PROPERTY = '--bottom-bar-height';

/** Answers the `ref` of the element. */
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
