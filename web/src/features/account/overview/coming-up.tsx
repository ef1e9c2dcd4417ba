/** The next shipments and payments of all subscriptions, with what they come to (docs/rules/account.md#coming-up). */
import './coming-up.css';
import type { ComingDay } from '@perennial/shared/models/coming-up';
import type { SubscriptionListItem } from '@perennial/shared/models/subscription';
import { filterRunning, MOST_SHOWN } from '@perennial/shared/subscriptions/running';
import { lazy, type ReactNode, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { CalendarLeaf } from '../../../commerce/dates/calendar-leaf.tsx';
import { LoadState } from '../../../commerce/load-state.tsx';
import { CalendarLink } from '../../../commerce/subscriptions/calendar-link.tsx';
import { useComingUp } from '../../../commerce/subscriptions/use-coming-up.ts';
import { NetPrice } from '../../../i18n/net-amount.tsx';
import { useSite } from '../../../i18n/site.tsx';
import { paths } from '../../../paths.ts';
import { useTranslation } from '../../../texts/texts.ts';
import { Card } from '../../../ui/card.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { hasDetails } from './subscription-facts.ts';

// Most cards do not expire.
const ExpiringCardPanel = lazy(() => import('../../../commerce/status/expiring-card-panel.tsx'));

type Props = { subscriptions: readonly SubscriptionListItem[] };

/** Shows as many days as subscriptions run, so that its height is known before the answers. */
export function ComingUp({ subscriptions }: Props) {
  const { t } = useTranslation();
  const running = filterRunning(subscriptions);
  const response = useComingUp(running);
  const { data: weeks, error } = response;
  const { countryCode } = useSite().culture;
  if (running.length === 0) return null;
  const shown = Math.min(MOST_SHOWN, running.length);
  const withDetails = new Set(
    running.filter((item) => hasDetails(item, countryCode)).map(({ subscriptionNumber }) => subscriptionNumber),
  );
  return (
    <section className="coming-up" aria-busy={!weeks && !error}>
      <div className="coming-up__head">
        <h2>{t('subscription.comingUp.title')}</h2>
        <CalendarLink />
      </div>
      <Card className="coming-up__card">
        {error && !weeks ? (
          <LoadState responses={[response]} skeleton={null} />
        ) : weeks?.days.length === 0 ? (
          <p className="coming-up__day">{t('subscription.comingUp.none')}</p>
        ) : (
          <ol className="coming-up__days">
            {weeks ? (
              weeks.days.slice(0, shown).map((day) => (
                <li key={`${day.number} ${day.date}`}>
                  <Row to={withDetails.has(day.number) ? day.number : undefined}>
                    <Day day={day} />
                  </Row>
                </li>
              ))
            ) : (
              <Waiting rows={shown} />
            )}
          </ol>
        )}
        <div className="coming-up__sum">{weeks && <Sum sum={weeks.sum} />}</div>
      </Card>
      {weeks?.expiringCard && (
        <Suspense>
          <ExpiringCardPanel card={weeks.expiringCard} />
        </Suspense>
      )}
    </section>
  );
}

function Waiting({ rows }: { rows: number }) {
  return [...Array(rows).keys()].map((row) => (
    <li key={row} className="coming-up__day">
      <Skeleton className="coming-up__skeleton" />
    </li>
  ));
}

/** Leads to the subscription, if it has a page. */
function Row({ to, children }: { to: string | undefined; children: ReactNode }) {
  const { languageQuery: language } = useSite();
  if (to === undefined) return <div className="coming-up__day">{children}</div>;
  return (
    <Link className="coming-up__day coming-up__day--link" to={paths.subscriptionDetails(to, { language })}>
      {children}
    </Link>
  );
}

function Day({ day: { date, isShipment, isPayment, amount, name, imageUrl } }: { day: ComingDay }) {
  const { t } = useTranslation();
  const event = isShipment && isPayment ? 'both' : isShipment ? 'shipment' : 'payment';
  return (
    <>
      <CalendarLeaf day={date} />
      <span className="coming-up__words">
        <span className="coming-up__name">{name}</span>
        <span className="coming-up__what">
          {isShipment && <Icon name="box" />}
          {isPayment && <Icon name="card" />}
          <span className="visually-hidden">{t(`subscription.upcoming.${event}`)} </span>
          {amount !== null && <NetPrice amount={amount} />}
        </span>
      </span>
      <img className="coming-up__picture" src={imageUrl} alt="" width="48" height="48" />
    </>
  );
}

function Sum({ sum }: { sum: number | null }) {
  const { t } = useTranslation();
  return (
    <p>
      {t('ui.label', { label: t('subscription.comingUp.sum') })}{' '}
      {sum === null ? t('cart.block.unpriced') : <NetPrice amount={sum} />}
    </p>
  );
}
