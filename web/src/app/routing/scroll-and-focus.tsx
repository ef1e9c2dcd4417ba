/** After a change of page: scrolls to the top and moves the focus to the heading. */
import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** The last path. The browser itself sets focus and scroll position on the first page of a visit. */
let lastPathname: string | undefined;

export function ScrollAndFocus() {
  const { pathname } = useLocation();
  const navigation = useNavigationType();

  useEffect(() => {
    if (lastPathname === pathname) return;
    const isFirstView = lastPathname === undefined;
    lastPathname = pathname;
    if (isFirstView) return;
    // Going back keeps the scroll position, except on the cart (docs/rules/errors.md#scrolling).
    if (navigation !== 'POP' || pathname === '/cart') window.scrollTo(0, 0);
    const main = document.querySelector('main');
    const heading = main?.querySelector<HTMLElement>('h1[tabindex]');
    (heading ?? main)?.focus({ preventScroll: true });
  }, [pathname, navigation]);

  return null;
}
