/** The footer: the legal documents, a content document, and the ways out of a contract (docs/rules/content.md#footer-document). */
import './footer.css';
import type { Footer as FooterContent } from '@perennial/shared/models/content';
import { Link } from 'react-router-dom';
import { useSite } from '../../i18n/site.tsx';
import { paths } from '../../paths.ts';
import { useTranslation } from '../../texts/texts.ts';
import { SocialIcon } from './social-icon.tsx';

type SocialNetwork = FooterContent['socialLinks'][number]['network'];

const networkNames: Readonly<Record<SocialNetwork, string>> = {
  twitter: 'Twitter',
  facebook: 'Facebook',
  youtube: 'YouTube',
  linkedin: 'LinkedIn',
  pinterest: 'Pinterest',
  instagram: 'Instagram',
};

export function Footer({ content }: { content: FooterContent }) {
  const { t } = useTranslation();
  const { legalLinks, offersWithdrawal, languageQuery: language } = useSite();
  return (
    <footer className="footer">
      <div className="footer__rows container">
        <nav aria-label={t('shell.footerLinks')}>
          <ul className="footer__links">
            {[...legalLinks, ...content.bottomLinks].map(({ label, url }) => (
              <li key={url}>
                <a className="footer__link" href={url}>
                  {label}
                </a>
              </li>
            ))}
            <li>
              <Link className="footer__link" to={paths.contractCancel({ language })}>
                {t('termination.offer')}
              </Link>
            </li>
            {offersWithdrawal && (
              <li>
                <Link className="footer__link" to={paths.contractCancel({ language, act: 'withdrawal' })}>
                  {t('termination.withdraw')}
                </Link>
              </li>
            )}
          </ul>
        </nav>
        {content.socialLinks.length > 0 && (
          <ul className="footer__social" aria-label={t('shell.socialLinks')}>
            {content.socialLinks.map(({ network, url }) => (
              <li key={network}>
                <a className="footer__network" href={url} rel="noopener" aria-label={networkNames[network]}>
                  <SocialIcon network={network} />
                </a>
              </li>
            ))}
          </ul>
        )}
        <p className="footer__place">
          <strong>{content.countryLabel}</strong> <span>{content.siteLabel}</span>
        </p>
        <p>{content.copyright}</p>
      </div>
    </footer>
  );
}
