/** Menu of the account: a list at the side, or one line that unfolds on a small screen. */
import { useState } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { useOpenBalance } from '../../../commerce/invoices/use-invoices.ts';
import { useSite } from '../../../i18n/site.tsx';
import { paths } from '../../../paths.ts';
import { useTranslation } from '../../../texts/texts.ts';
import { AlertBubble } from '../../../ui/alert-bubble.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { Icon } from '../../../ui/icon.tsx';

/** `market` names the switch that closes the page in some countries. */
const pages = [
  { path: paths.accountOverview, text: 'account.overview', icon: 'box' },
  { path: paths.accountPersonalDetails, text: 'account.pages.personalDetails', icon: 'user' },
  { path: paths.accountPaymentDetails, text: 'account.pages.paymentDetails', icon: 'card', market: 'paymentDetails' },
  { path: paths.accountBilling, text: 'account.pages.billing', icon: 'tag', market: 'billing', marksBalance: true },
  { path: paths.accountSupport, text: 'account.pages.support', icon: 'mail' },
] as const;

export function AccountMenu() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const [unfolded, setUnfolded] = useState(false);
  const hasBalance = useOpenBalance() > 0;
  const currentPage = pages.find(({ path }) => path() === pathname) ?? pages[0];
  return (
    <>
      <nav className="account__menu--side" aria-label={t('account.menu')}>
        <MenuList hasBalance={hasBalance} onChoose={() => setUnfolded(false)} />
      </nav>
      <nav className="account__menu--folded" aria-label={t('account.menu')}>
        <Disclosure
          summary={
            <>
              {t(currentPage.text)}
              {hasBalance && !unfolded && <AlertBubble text={t('account.openBalance')} />}
            </>
          }
          open={unfolded}
          onToggle={setUnfolded}
        >
          <MenuList hasBalance={hasBalance} onChoose={() => setUnfolded(false)} />
        </Disclosure>
      </nav>
    </>
  );
}

function MenuList({ hasBalance, onChoose }: { hasBalance: boolean; onChoose: () => void }) {
  const { t } = useTranslation();
  const { languageQuery, markets } = useSite();
  return (
    <ul className="account__menu-list">
      {pages.map(({ path, text, icon, ...page }) => (
        <li key={text}>
          <NavLink className="account__menu-link" to={path({ language: languageQuery })} onClick={onChoose}>
            <Icon name={icon} />
            <span>
              {t(text)}
              {'market' in page && markets[page.market] === 'elsewhere' && (
                <span className="account__menu-note">{t('market.notHere')}</span>
              )}
            </span>
            {'marksBalance' in page && hasBalance && <AlertBubble text={t('account.openBalance')} />}
          </NavLink>
        </li>
      ))}
    </ul>
  );
}
