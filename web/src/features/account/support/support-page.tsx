/** Support page of the account: phone line, contact form and frequent questions. */
import './support.css';
import { findTraits } from '@perennial/shared/countries/traits';
import { Link, useSearchParams } from 'react-router-dom';
import { useSite } from '../../../i18n/site.tsx';
import { paths } from '../../../paths.ts';
import { useTranslation } from '../../../texts/texts.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { Faq } from './faq.tsx';
import { SupportForm } from './support-form.tsx';
import { QUESTION_LENGTH } from './support-question.ts';

export default function SupportPage() {
  const { t } = useTranslation();
  const { config, languageQuery: language } = useSite();
  const { contactForm } = config;
  const [query] = useSearchParams();
  const delivery = query.get('delivery')?.slice(0, QUESTION_LENGTH.max) ?? '';
  return (
    <>
      <PageTitle lead={contactForm && t('account.support.intro')}>{t('account.support.title')}</PageTitle>
      <CallUs />
      {contactForm && (
        <section className="support__part">
          <h2>{t('account.support.write')}</h2>
          <Card>
            <SupportForm key={delivery} delivery={delivery} />
          </Card>
        </section>
      )}
      <Faq />
      <p>
        <Link className={buttonClass('secondary')} to={paths.accountReceipts({ language })}>
          {t('afterChange.link')}
        </Link>
      </p>
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
