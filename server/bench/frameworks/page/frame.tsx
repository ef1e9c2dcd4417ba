/** What surrounds every page of the shop: it has no state, so a server component can have it. */
import { Icon } from './icon';
import type { Site } from './shop';
import { createText } from './text';

const PERSON = 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm-8 8.5c.8-4 4-6 8-6s7.2 2 8 6';
const CART = '/en-ca/cart?bundle=sonic-brush-halo%2Cbrush-heads-halo';
const LOGIN = `/bff/login?culture=en-ca&language=en-CA&returnTo=${encodeURIComponent(`${CART}&language=en-CA`)}`;
const LANGUAGES = [
  { language: 'en-CA', short: 'EN', name: 'English', isCurrent: true },
  { language: 'fr-CA', short: 'FR', name: 'français', isCurrent: false },
];
const NETWORKS: Readonly<Record<string, string>> = {
  twitter: 'M4 4h4l12 16h-4L4 4Zm15 0-6.5 7.2M5 20l6.3-7',
  facebook: 'M14 21v-8h3l.5-3.5H14V8c0-1.2.5-2 2-2h1.6V3.2C17 3 16 3 15 3c-2.7 0-4.3 1.6-4.3 4.5v2H8V13h2.7v8',
  youtube: 'M3 12c0-5 .5-6 9-6s9 1 9 6-.5 6-9 6-9-1-9-6Zm7-2.7v5.4l4.5-2.7L10 9.3Z',
  linkedin: 'M5 10v9M5 5.5v.1M10 19v-9m0 4.5c0-2.7 1.3-4.2 3.5-4.2s3.5 1.4 3.5 4.2V19',
  pinterest:
    'M10 21c.3-3 1.5-7.5 2-10M8.5 14C7 12.5 6.7 10 8 8c1.8-2.8 6.5-3 8.3-.3 1.7 2.6.2 7.3-3 7.3-1.3 0-2.3-.8-2.3-.8',
  instagram:
    'M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5Zm4 5a4 4 0 1 0 0 8 4 4 0 0 0 0-8Zm5-1.5v.1',
};

type Framed = { site: Site };

export function Header({ site }: Framed) {
  const text = createText(site.texts);
  return (
    <>
      <a className="skip-link" href="#main">
        {text('shell.skipToContent')}
      </a>
      <header className="header">
        <div className="header__row container">
          <a className="header__brand" title={text('shell.toShop')} href="/en-ca/cart?language=en-CA">
            <img className="header__mark" src="/mark.svg" alt="" />
            <span className="header__name">{text('shell.brand')}</span>
          </a>
          <nav className="languages" aria-label={text('shell.language')} aria-busy={false}>
            {LANGUAGES.map(({ language, short, name, isCurrent }) => (
              <a
                key={language}
                className="languages__choice"
                href={`${CART}&language=${language}`}
                lang={language}
                hrefLang={language}
                aria-label={`${short}, ${name}`}
                aria-current={isCurrent ? 'true' : undefined}
              >
                {short}
              </a>
            ))}
          </nav>
          <nav className="header__nav" aria-label={text('shell.menu')}>
            <a className="header__item" href={LOGIN}>
              <Icon path={PERSON} />
              {text('shell.logIn')}
            </a>
          </nav>
        </div>
      </header>
    </>
  );
}

export function Footer({ site }: Framed) {
  const text = createText(site.texts);
  const { bottomLinks, socialLinks, copyright, countryLabel, siteLabel } = site.footer;
  return (
    <>
      <footer className="footer">
        <div className="footer__rows container">
          <nav aria-label={text('shell.footerLinks')}>
            <ul className="footer__links">
              {bottomLinks.map(({ label, url }) => (
                <FooterLink key={url} label={label} url={url} />
              ))}
              <FooterLink label={text('termination.offer')} url="/en-ca/subscription-contractcancel?language=en-CA" />
            </ul>
          </nav>
          <ul className="footer__social" aria-label={text('shell.socialLinks')}>
            {socialLinks.map(({ network, url }) => (
              <li key={network}>
                <a className="footer__network" href={url} rel="noopener" aria-label={network}>
                  <Icon path={NETWORKS[network] ?? ''} />
                </a>
              </li>
            ))}
          </ul>
          <p className="footer__place">
            <strong>{countryLabel}</strong> <span>{siteLabel}</span>
          </p>
          <p>{copyright}</p>
        </div>
      </footer>
      <div className="visually-hidden" role="status" aria-live="polite" />
      <section className="notifications" popover="manual" aria-label={text('ui.notifications')}>
        <ul />
      </section>
    </>
  );
}

function FooterLink({ label, url }: { label: string; url: string }) {
  return (
    <li>
      <a className="footer__link" href={url}>
        {label}
      </a>
    </li>
  );
}
