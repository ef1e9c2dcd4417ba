/** What was cancelled before the overview was opened: since when, what is still charged, and how to order it again. */
import type { SubscriptionListItem } from '@perennial/shared/models/subscription';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { useDayInWords } from '../../../commerce/dates/day-in-words.ts';
import { readJustCancelled } from '../../../commerce/subscriptions/just-cancelled.ts';
import { useSite } from '../../../i18n/site.tsx';
import { paths } from '../../../paths.ts';
import { useTranslation } from '../../../texts/texts.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';

type Props = {
  /** Of the history entry. */
  state: unknown;
  subscriptions: readonly SubscriptionListItem[];
};

export default function JustCancelledCard({ state, subscriptions }: Props) {
  const { t } = useTranslation();
  const { languageQuery: language, markets } = useSite();
  const inWords = useDayInWords();
  const titleId = useId();
  const cancelled = readJustCancelled(state);
  const subscription = subscriptions.find(({ subscriptionNumber }) => subscriptionNumber === cancelled?.number);
  if (!cancelled || !subscription) return null;
  const { number, product, charged } = cancelled;
  const { replenishmentCancellationDate: since, image, bundleName } = subscription;
  return (
    <section aria-labelledby={titleId}>
      <Card className="subscription-card">
        <img className="subscription-card__picture" src={image} alt="" width="144" height="144" />
        <div className="subscription-card__head">
          <h2 id={titleId}>
            {t('ui.label', { label: t('subscription.state.cancelled') })} {product}
          </h2>
          {since && (
            <p>
              {t('subscription.facts.cancelledOn')} {inWords(since)}
            </p>
          )}
          {charged && <p>{charged}</p>}
        </div>
        <div className="subscription-card__rest subscription-card__ways">
          <Link className={buttonClass('secondary')} to={paths.subscriptionDetails(number, { language })}>
            {t('account.subscriptions.details')}
          </Link>
          {markets.ordering === 'open' && (
            <Link className={buttonClass('quiet')} to={paths.checkout({ bundle: bundleName, language })}>
              {t('subscription.restart.action')}
            </Link>
          )}
        </div>
      </Card>
    </section>
  );
}
