/** What customer care did in this account (docs/rules/my-data.md#what-customer-care-did). */
import type { CareEntry } from '@perennial/shared/models/my-data';
import { useTranslation } from '../../../texts/texts.ts';
import { Card } from '../../../ui/card.tsx';
import { useMoment } from './in-words.ts';

export function CareList({ entries }: { entries: readonly CareEntry[] }) {
  const { t } = useTranslation();
  return (
    <Card className="my-data__part">
      <h2>{t('myData.care.title')}</h2>
      <p className="my-data__soft">{t('myData.care.lead')}</p>
      {entries.length === 0 ? <p>{t('myData.care.none')}</p> : <CareRows entries={entries} />}
    </Card>
  );
}

export function CareRows({ entries }: { entries: readonly CareEntry[] }) {
  const { t } = useTranslation();
  const toMoment = useMoment();
  return (
    <ul className="my-data__list">
      {entries.map(({ at, deed, subscription, result }) => (
        <li key={`${at} ${deed}`} className="my-data__row">
          <p className="my-data__name">{t(`myData.care.deeds.${deed}`)}</p>
          {result !== 'done' && <p>{t(`myData.care.${result}`)}</p>}
          <p className="my-data__soft figures">
            {toMoment(at)}
            {subscription !== undefined && ` · ${t('myData.care.subscription', { number: subscription })}`}
          </p>
        </li>
      ))}
    </ul>
  );
}
