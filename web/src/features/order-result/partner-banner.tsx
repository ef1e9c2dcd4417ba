/** The banner of a partner. Its button opens the partner's site, which may also open automatically once. */
import { useTranslation } from '../../texts/texts.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useTimer } from '../../ui/use-timer.ts';
import type { Partner } from './banner-facts.ts';

/** Milliseconds after which the page of the partner opens by itself (docs/rules/checkout.md#thank-you-page). */
const OPENS_AFTER_MS = 6000;

type Props = {
  partner: Partner;
  /** The button is shown as well, because a browser may block a tab that opens without a click. */
  opensAutomatically: boolean;
};

export function PartnerBanner({ partner: { name, url }, opensAutomatically }: Props) {
  const { t } = useTranslation();

  useTimer(() => window.open(url, '_blank', 'noopener'), { afterMs: opensAutomatically ? OPENS_AFTER_MS : undefined });

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
      <p>{t(opensAutomatically ? 'orderResult.partner.opens' : 'orderResult.partner.text', { partner: name })}</p>
    </Notice>
  );
}
