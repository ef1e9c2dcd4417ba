/** The way to order again what has ended (specification 3, section 4: restart buttons). */
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { MarketNotice } from '../../../commerce/market-notice.tsx';
import { useSite } from '../../../i18n/site.tsx';
import { paths } from '../../../paths.ts';
import { buttonClass } from '../../../ui/button-class.ts';
import { Card } from '../../../ui/card.tsx';
import type { Subscription } from '../subscription.ts';
import { isRestartable } from './section-rules.ts';

export function RestartPanel({ subscription }: { subscription: Subscription }) {
  const { t } = useTranslation();
  const { languageQuery: language, markets } = useSite();
  if (!isRestartable(subscription)) return null;
  // A market that takes no orders says so here: its checkout would be a dead end (decision 1).
  if (markets.ordering === 'closed') return <MarketNotice />;
  return (
    <Card className="subscription__card">
      <h2>{t('subscription.restart.title')}</h2>
      <p>{t('subscription.restart.text')}</p>
      <div>
        <Link className={buttonClass('primary')} to={paths.checkout({ bundle: subscription.bundleName, language })}>
          {t('subscription.restart.action')}
        </Link>
      </div>
    </Card>
  );
}
