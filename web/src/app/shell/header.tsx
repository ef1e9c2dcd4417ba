/** The header with the shop's logo and the menu. */
import './header.css';
import { Link } from 'react-router-dom';
import { useSite } from '../../i18n/site.tsx';
import { paths } from '../../paths.ts';
import { useTranslation } from '../../texts/texts.ts';
import { LanguageToggle } from '../language/language-toggle.tsx';
import { HeaderMenu } from './header-menu.tsx';

/** `focused` removes the link of the logo, to prevent leaving checkout by accident. */
export function Header({ focused }: { focused: boolean }) {
  return (
    <header className="header">
      <div className="header__row container">
        <Logo focused={focused} />
        <LanguageToggle />
        <HeaderMenu />
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

/** The shop's logo and name. */
function Brand() {
  const { t } = useTranslation();
  return (
    <>
      <svg className="header__mark" viewBox="0 0 32 32" aria-hidden="true" focusable="false">
        <circle cx="16" cy="16" r="16" />
        <path d="M23.5 8.5c-8.5-.4-14 3.4-14 9.5 0 1.6.5 3 1.4 4.1C12.6 17.4 15.5 14.3 19 12.5c-3.2 2.7-5.6 6.2-6.7 11 1 .4 2 .5 3 .5 6 0 9.3-6 8.2-15.5Z" />
      </svg>
      <span className="header__name">{t('shell.brand')}</span>
    </>
  );
}
