/** What happens when a new page is there: it is read from its top, and the focus goes to its heading. */
import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** The path arrived at last; the page that a visit begins with keeps the browser's own focus and scroll position. */
let arrivedAt: string | undefined;

export function ScrollAndFocus() {
  const { pathname } = useLocation();
  const navigation = useNavigationType();

  useEffect(() => {
    if (arrivedAt === pathname) return;
    const visitBegins = arrivedAt === undefined;
    arrivedAt = pathname;
    if (visitBegins) return;
    // Going back keeps the place where the person was, except on the cart (specification 1, section 2.2).
    if (navigation !== 'POP' || pathname === '/cart') window.scrollTo(0, 0);
    const main = document.querySelector('main');
    const heading = main?.querySelector<HTMLElement>('h1[tabindex]');
    (heading ?? main)?.focus({ preventScroll: true });
  }, [pathname, navigation]);

  return null;
}
