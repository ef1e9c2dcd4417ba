/** The next shipments and payments, with a link to postpone the first shipment while the shop allows it. */
import './upcoming.css';
import { Link } from 'react-router-dom';
import { useFormat } from '../../../i18n/format.ts';
import { NetPrice } from '../../../i18n/net-amount.tsx';
import { useSite } from '../../../i18n/site.tsx';
import { paths } from '../../../paths.ts';
import { useTranslation } from '../../../texts/texts.ts';
import { Card } from '../../../ui/card.tsx';
import { findModifyOffers } from '../modify/modify-offers.ts';
import type { SectionProps } from '../section-props.ts';
import type { Task } from './sections/section-table.ts';
import { findUpcomingDays, type UpcomingDay } from './upcoming.ts';

const POSTPONE: Task = 'postpone';

export function UpcomingOrders({ subscription }: SectionProps) {
  const { t } = useTranslation();
  const { culture, languageQuery: language } = useSite();
  const days = findUpcomingDays(subscription);
  if (days.length === 0) return null;
  const isPostponable = findModifyOffers(subscription, culture.countryCode).some(({ name }) => name === 'postponement');
  const nextShipment = days.find(({ isShipment }) => isShipment);
  return (
    <Card className="subscription__card">
      <h2>{t('subscription.upcoming.title')}</h2>
      <ol className="upcoming figures">
        {days.map((day) => (
          <li key={day.date} className="upcoming__day">
            <Day day={day} />
            {isPostponable && day === nextShipment && (
              <Link
                className="upcoming__link"
                to={paths.subscriptionDetails(subscription.number, { language, task: POSTPONE })}
              >
                {t('subscription.upcoming.postpone')}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </Card>
  );
}

function Day({ day: { date, isShipment, isPayment, amount } }: { day: UpcomingDay }) {
  const { t } = useTranslation();
  const format = useFormat();
  const event = isShipment && isPayment ? 'both' : isShipment ? 'shipment' : 'payment';
  return (
    <>
      <time className="upcoming__date" dateTime={date}>
        {format.date(date)}
      </time>
      <span className="upcoming__events">{t(`subscription.upcoming.${event}`)}</span>
      {amount !== undefined && (
        <span className="upcoming__amount">
          <NetPrice amount={amount} />
        </span>
      )}
    </>
  );
}
