/** The header with the shop's logo and the menu. */
import './header.css';
import { Link } from 'react-router-dom';
import { useSession } from '../../api/session.ts';
import { useSite } from '../../i18n/site.tsx';
import { paths } from '../../paths.ts';
import { useTranslation } from '../../texts/texts.ts';
import { LanguageToggle } from '../language/language-toggle.tsx';
import { HeaderMenu } from './header-menu.tsx';

/** `focused` leaves the ways out away, to prevent leaving checkout by accident (docs/rules/checkout.md#header-and-footer). */
export function Header({ focused }: { focused: boolean }) {
  const { t } = useTranslation();
  const { firstName } = useSession();
  return (
    <header className="header">
      <div className="header__row container">
        <Logo focused={focused} />
        <LanguageToggle />
        {!focused && <HeaderMenu />}
        {focused && firstName && <p className="header__customer">{t('shell.welcomeBack', { firstName })}</p>}
      </div>
    </header>
  );
}

/** Leads to the product pages of the shop (docs/rules/markets.md#product-pages), without any to the cart. */
function Logo({ focused }: { focused: boolean }) {
  const { t } = useTranslation();
  const { languageQuery, productPagesUrl } = useSite();
  if (focused) {
    return (
      <span className="header__brand">
        <Brand />
      </span>
    );
  }
  if (productPagesUrl) {
    return (
      <a className="header__brand" href={productPagesUrl} title={t('shell.products')}>
        <Brand />
      </a>
    );
  }
  return (
    <Link className="header__brand" to={paths.cart({ language: languageQuery })} title={t('shell.toShop')}>
      <Brand />
    </Link>
  );
}

/** The shop's mark and name. */
function Brand() {
  const { t } = useTranslation();
  return (
    <>
      <img className="header__mark" src="/mark.svg" alt="" />
      <span className="header__name">{t('shell.brand')}</span>
    </>
  );
}
