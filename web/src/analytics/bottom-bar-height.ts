/** Sets `--bottom-bar-height` to the height of a bar at the bottom edge, so that the page can keep content above it. */

const PROPERTY = '--bottom-bar-height';

/** The `ref` of the bar. */
export function keepBottomBarHeight(bar: HTMLElement): () => void {
  const { style } = document.documentElement;
  const sizes = new ResizeObserver(() => style.setProperty(PROPERTY, `${bar.offsetHeight}px`));
  sizes.observe(bar);
  return () => {
    sizes.disconnect();
    style.removeProperty(PROPERTY);
  };
}
