/** The footer: the legal documents, a content document, and the ways out of a contract (docs/rules/content.md#footer-document). */
import './footer.css';
import type { LegalDocument } from '@perennial/shared/countries/legal-documents';
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

type Props = {
  content: FooterContent;
  /** Shows only what checkout needs, and opens it in a new tab (docs/rules/checkout.md#header-and-footer). */
  focused?: boolean;
};

export function Footer({ content, focused = false }: Props) {
  const { t } = useTranslation();
  const { legalLinks, offersWithdrawal, languageQuery: language } = useSite();
  const links: readonly ShownLink[] = [...legalLinks, ...content.bottomLinks];
  // Without configured documents nobody knows which links of the content service are the legal ones: all of them stay.
  const shown = focused && legalLinks.length > 0 ? links.filter(isOfCheckout) : links;
  const target = focused ? '_blank' : undefined;
  return (
    <footer className={focused ? 'footer footer--focused' : 'footer'}>
      <div className="footer__rows container">
        <nav aria-label={t('shell.footerLinks')}>
          <ul className="footer__links">
            {shown.map(({ label, url }) => (
              <li key={url}>
                <a className="footer__link" href={url} target={target}>
                  {label}
                </a>
              </li>
            ))}
            <li>
              <Link className="footer__link" to={paths.contractCancel({ language })} target={target}>
                {t('termination.offer')}
              </Link>
            </li>
            {offersWithdrawal && (
              <li>
                <Link
                  className="footer__link"
                  to={paths.contractCancel({ language, act: 'withdrawal' })}
                  target={target}
                >
                  {t('termination.withdraw')}
                </Link>
              </li>
            )}
          </ul>
        </nav>
        {!focused && (
          <>
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
          </>
        )}
      </div>
    </footer>
  );
}

type ShownLink = FooterContent['bottomLinks'][number] & { readonly document?: LegalDocument };

/** What a customer may need to know in the middle of an order: three documents, and the telephone of customer service. */
const isOfCheckout = ({ document, url }: ShownLink): boolean => /^(?:imprint|terms|privacy|tel:)/.test(document ?? url);
