/**
 * A refused order of a customer who cannot change personal details: why, and who can help
 * (docs/rules/checkout.md#refused-orders).
 */

import { Link } from 'react-router-dom';
import { useSite } from '../../../i18n/site.tsx';
import { paths } from '../../../paths.ts';
import { useTranslation } from '../../../texts/texts.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';

export function DetailsLocked({ text }: { text: string | undefined }) {
  const { t } = useTranslation();
  const { languageQuery: language } = useSite();
  return (
    <Notice
      kind="danger"
      action={
        <Link className={buttonClass('secondary')} to={paths.accountSupport({ language })}>
          {t('payment.stopped.toSupport')}
        </Link>
      }
    >
      {text && <p>{text}</p>}
      <p>{t('payment.stopped.detailsLocked')}</p>
    </Notice>
  );
}
