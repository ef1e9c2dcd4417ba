/** Support page of the account: phone line, contact form and frequent questions. */
import './support.css';
import { findTraits } from '@perennial/shared/countries/traits';
import { useSite } from '../../../i18n/site.tsx';
import { useTranslation } from '../../../texts/texts.ts';
import { Card } from '../../../ui/card.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { Faq } from './faq.tsx';
import { SupportForm } from './support-form.tsx';

export default function SupportPage() {
  const { t } = useTranslation();
  const { contactForm } = useSite().config;
  return (
    <>
      <PageTitle lead={contactForm && t('account.support.intro')}>{t('account.support.title')}</PageTitle>
      <CallUs />
      {contactForm && (
        <section className="support__part">
          <h2>{t('account.support.write')}</h2>
          <Card>
            <SupportForm />
          </Card>
        </section>
      )}
      <Faq />
    </>
  );
}

function CallUs() {
  const { t } = useTranslation();
  const { culture } = useSite();
  const { shown, dialled } = findTraits(culture.countryCode).supportLine;
  return (
    <p className="support__call">
      <Icon name="phone" />
      <span>
        {t('account.support.call')}{' '}
        <a className="figures" href={`tel:${dialled}`}>
          {shown}
        </a>
      </span>
    </p>
  );
}
