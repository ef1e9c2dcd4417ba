/** The links to the pages of the account: at their side on a wide screen, in the menu of the header on a phone. */
import { NavLink } from 'react-router-dom';
import { useOpenBalance } from '../../../commerce/invoices/use-invoices.ts';
import { useSite } from '../../../i18n/site.tsx';
import { paths } from '../../../paths.ts';
import { useTranslation } from '../../../texts/texts.ts';
import { AlertBubble } from '../../../ui/alert-bubble.tsx';
import { Icon } from '../../../ui/icon.tsx';

/** `market` names the switch that closes the page in some countries. */
const pages = [
  { path: paths.accountOverview, text: 'account.overview', icon: 'box' },
  { path: paths.accountPersonalDetails, text: 'account.pages.personalDetails', icon: 'user' },
  { path: paths.accountPaymentDetails, text: 'account.pages.paymentDetails', icon: 'card', market: 'paymentDetails' },
  { path: paths.accountBilling, text: 'account.pages.billing', icon: 'tag', market: 'billing', marksBalance: true },
  { path: paths.accountMyData, text: 'account.pages.myData', icon: 'lock' },
  { path: paths.accountSupport, text: 'account.pages.support', icon: 'mail' },
] as const;

type Props = {
  /** The look of a link, where the list is. */
  linkClass: string;
  /** Is called for the page that is shown already, too. */
  onChoose?: () => void;
};

export default function AccountPages({ linkClass, onChoose }: Props) {
  const { t } = useTranslation();
  const { languageQuery, markets } = useSite();
  const hasBalance = useOpenBalance() > 0;
  return (
    <ul>
      {pages.map(({ path, text, icon, ...page }) => (
        <li key={text}>
          <NavLink className={linkClass} to={path({ language: languageQuery })} onClick={onChoose}>
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
