/** The header menu (docs/rules/sign-in.md#header-menu). Small screens show it behind a button. */

import { withoutClickIds } from '@perennial/shared/analytics/click-ids';
import { lazy, type MouseEvent, Suspense, useEffect, useId, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useSession } from '../../api/session.ts';
import { useOpenBalance } from '../../commerce/invoices/use-invoices.ts';
import { useSite } from '../../i18n/site.tsx';
import { paths } from '../../paths.ts';
import { useTranslation } from '../../texts/texts.ts';
import { AlertBubble } from '../../ui/alert-bubble.tsx';
import { Icon } from '../../ui/icon.tsx';
import { LoadedPart } from '../../ui/in-browser.tsx';
import { useCurrentPath } from '../session/use-current-path.ts';
import { useLogOut } from '../session/use-log-out.ts';

/** Lazy, because few markets have their invoices elsewhere. */
const ClosedInvoices = lazy(() => import('./closed-invoices.tsx'));

/** Lazy, because only the opened menu of a small screen has it. */
const AccountPages = lazy(() => import('../../features/account/layout/account-pages.tsx'));

export function HeaderMenu() {
  const { t } = useTranslation();
  const { signedIn, firstName } = useSession();
  const { open, setOpen, menuRef } = useMenu();
  const hasOpenBalance = useOpenBalance() > 0;
  const listId = useId();
  const close = () => setOpen(false);

  if (!signedIn) {
    return (
      <nav className="header__nav" aria-label={t('shell.menu')}>
        <LogIn />
      </nav>
    );
  }

  return (
    <nav className="header__nav" aria-label={t('shell.menu')} ref={menuRef}>
      <button
        type="button"
        className="header__item header__toggle"
        aria-expanded={open}
        aria-controls={listId}
        onClick={() => setOpen(!open)}
      >
        <Icon name={open ? 'close' : 'menu'} />
        {t('shell.menu')}
        {hasOpenBalance && !open && <AlertBubble text={t('account.openBalance')} />}
      </button>
      <div className="header__list" id={listId} data-open={open}>
        {firstName && <p className="header__welcome">{t('shell.welcomeBack', { firstName })}</p>}
        {hasOpenBalance && !open && <Billing />}
        <AccountLink onChoose={close} />
        {/* While the pages load, what is below them is hidden: they would move it under a pointer that is about to press. */}
        <Suspense>
          {open && <AccountPages linkClass="header__item" onChoose={close} />}
          <LogOut />
        </Suspense>
      </div>
    </nav>
  );
}

/**
 * A link, so that it works before the scripts and without them. A fragment of the page's address never reaches the
 * server.
 */
function LogIn() {
  const { t } = useTranslation();
  const { signIn, signInUrl } = useSession();
  const currentPath = useCurrentPath();
  const start = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    signIn(currentPath);
  };
  return (
    <a className="header__item" href={signInUrl(currentPath.replace(/#.*/, ''))} onClick={start}>
      <Icon name="user" />
      {t('shell.logIn')}
    </a>
  );
}

/** Links to the invoices, where the customer sees what is owed before paying. An opened menu has it among its pages. */
function Billing() {
  const { t } = useTranslation();
  const { markets, languageQuery } = useSite();
  if (markets.billing === 'elsewhere') {
    return (
      <LoadedPart>
        <ClosedInvoices />
      </LoadedPart>
    );
  }
  return (
    <Link className="header__item" to={paths.accountBilling({ language: languageQuery })}>
      <Icon name="card" />
      {t('account.pages.billing')}
      <AlertBubble text={t('account.openBalance')} />
    </Link>
  );
}

/**
 * Links to the account; on a page of the account it keeps the page, so the menu has to close without a change of page.
 */
function AccountLink({ onChoose }: { onChoose: () => void }) {
  const { t } = useTranslation();
  const { languageQuery } = useSite();
  const { pathname, search } = useLocation();
  const inAccount = pathname.startsWith(paths.account());
  return (
    <Link
      className="header__item"
      to={inAccount ? `${pathname}${withoutClickIds(search)}` : paths.accountOverview({ language: languageQuery })}
      aria-current={inAccount ? 'true' : undefined}
      onClick={onChoose}
    >
      <Icon name="user" />
      {t('shell.myAccount')}
    </Link>
  );
}

function LogOut() {
  const { busy, text, logOut } = useLogOut();
  return (
    <button type="button" className="header__item" aria-busy={busy} onClick={() => void logOut()}>
      <Icon name="arrow-right" />
      {text}
    </button>
  );
}

/** The state of a menu that closes on a change of page, on a press outside and on Escape, which returns the focus. */
function useMenu() {
  const [open, setOpen] = useState(false);
  const menuRef = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const [openedOn, setOpenedOn] = useState(pathname);
  if (openedOn !== pathname) {
    setOpenedOn(pathname);
    setOpen(false);
  }

  useEffect(() => {
    if (!open) return;
    const closeOutside = (event: PointerEvent) => {
      if (event.target instanceof Node && !menuRef.current?.contains(event.target)) setOpen(false);
    };
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      menuRef.current?.querySelector('button')?.focus();
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('keydown', closeOnEscape);
    };
  }, [open]);

  return { open, setOpen, menuRef };
}
