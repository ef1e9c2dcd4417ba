/** Section "Terms and conditions": links that open the PDFs in a new tab. */

import { useSite } from '../../../../i18n/site.tsx';
import { useTranslation } from '../../../../texts/texts.ts';
import { Icon } from '../../../../ui/icon.tsx';
import { termsLinks, termsUrl } from '../../terms-links.ts';
import type { SectionProps } from '../../use-subscription.ts';

export default function Terms({ subscription }: SectionProps) {
  const { t } = useTranslation();
  const { culture, language } = useSite();
  return (
    <ul className="sections__list">
      {termsLinks(subscription).map(({ kind, planId }) => (
        <li key={kind}>
          <a
            className="sections__link"
            href={termsUrl({ subscriptionNumber: subscription.number, planId, culture: culture.code, language })}
            target="_blank"
            rel="noopener"
          >
            {t(`subscription.terms.${kind}`)}
            <Icon name="external" />
          </a>
        </li>
      ))}
    </ul>
  );
}
