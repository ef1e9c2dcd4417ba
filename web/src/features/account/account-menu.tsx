/** The account's pages: a menu at the side, a line that unfolds on a small screen (specification 2, section 2). */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink, useLocation } from 'react-router-dom';
import { useSite } from '../../i18n/site.tsx';
import { paths } from '../../paths.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Icon, type IconName } from '../../ui/icon.tsx';

const pages = [{ path: paths.accountOverview, text: 'account.overview', icon: 'box' }] as const satisfies readonly {
  path: typeof paths.accountOverview;
  text: string;
  icon: IconName;
}[];

export function AccountMenu() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const [unfolded, setUnfolded] = useState(false);
  const here = pages.find(({ path }) => path() === pathname) ?? pages[0];
  return (
    <>
      <nav className="account__menu--side" aria-label={t('account.menu')}>
        <MenuList onChoose={() => setUnfolded(false)} />
      </nav>
      <nav className="account__menu--folded" aria-label={t('account.menu')}>
        <Disclosure summary={t(here.text)} open={unfolded} onToggle={setUnfolded}>
          <MenuList onChoose={() => setUnfolded(false)} />
        </Disclosure>
      </nav>
    </>
  );
}

function MenuList({ onChoose }: { onChoose: () => void }) {
  const { t } = useTranslation();
  const { languageQuery } = useSite();
  return (
    <ul className="account__menu-list">
      {pages.map(({ path, text, icon }) => (
        <li key={text}>
          <NavLink className="account__menu-link" to={path({ language: languageQuery })} onClick={onChoose}>
            <Icon name={icon} />
            {t(text)}
          </NavLink>
        </li>
      ))}
    </ul>
  );
}
