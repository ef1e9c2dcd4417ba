/** Whether the browser asks not to be tracked, and what follows (docs/rules/my-data.md#privacy-choices). */
import { isOptedOut } from '../../../analytics/consent.ts';
import { useSite } from '../../../i18n/site.tsx';
import { useTranslation } from '../../../texts/texts.ts';
import { Card } from '../../../ui/card.tsx';

export function PrivacyChoices() {
  const { t } = useTranslation();
  const notice = useSite().legalLinks.find(({ document }) => document === 'privacy');
  return (
    <Card className="my-data__part">
      <h2>{t('myData.privacy.title')}</h2>
      <p>{isOptedOut() ? t('myData.privacy.on') : t('myData.privacy.off')}</p>
      {notice && (
        <p>
          <a className="my-data__link" href={notice.url}>
            {notice.label}
          </a>
        </p>
      )}
    </Card>
  );
}
