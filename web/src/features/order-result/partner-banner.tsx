/** A partner of what was bought: its site opens by itself after a while, and by a button (specification 2, section 2). */
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { Partner } from './banner-facts.ts';

/** Specification 2, section 9. */
const OPENS_AFTER_MS = 6000;

type Props = {
  partner: Partner;
  /** A browser may refuse to open a tab that nobody pressed for: the button stays. */
  opensByItself: boolean;
};

export function PartnerBanner({ partner: { name, url }, opensByItself }: Props) {
  const { t } = useTranslation();

  useEffect(() => {
    if (!opensByItself) return;
    const timer = setTimeout(() => window.open(url, '_blank', 'noopener'), OPENS_AFTER_MS);
    return () => clearTimeout(timer);
  }, [opensByItself, url]);

  return (
    <Notice
      kind="info"
      title={t('orderResult.partner.title', { partner: name })}
      action={
        <ButtonLink href={url} target="_blank" rel="noopener">
          {t('orderResult.partner.visit', { partner: name })}
          <Icon name="external" />
        </ButtonLink>
      }
    >
      <p>{opensByItself ? t('orderResult.partner.opens') : t('orderResult.partner.text')}</p>
    </Notice>
  );
}
