/** The link to the calendar file of a year, of one subscription or of all (docs/rules/subscriptions.md#calendar-file). */
import { queryString } from '@perennial/shared/catalogue/fill-path';
import { useSite } from '../../i18n/site.tsx';
import { useTranslation } from '../../texts/texts.ts';

/** Without a number the file has all subscriptions that run. */
export function CalendarLink({ number }: { number?: string }) {
  const { t } = useTranslation();
  const { culture, language } = useSite();
  const path = number === undefined ? '/bff' : `/bff/subscriptions/${encodeURIComponent(number)}`;
  return (
    <p className="calendar-link">
      <a href={`${path}/calendar.ics${queryString({ culture: culture.code, language })}`}>
        {t('subscription.upcoming.calendar')}
      </a>
    </p>
  );
}
