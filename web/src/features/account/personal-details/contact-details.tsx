/** Name, email and phone number: read-only, edited at the identity provider. */

import type { PersonalDetail } from '@perennial/shared/models/profile';
import { Link } from 'react-router-dom';
import { useSession } from '../../../api/session.ts';
import { ChangeEntry } from '../../../commerce/status/change-entry.tsx';
import { useSite } from '../../../i18n/site.tsx';
import { inCulture, paths } from '../../../paths.ts';
import { useTranslation } from '../../../texts/texts.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmailText } from '../../../ui/email-text.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { ProfileImport } from './profile-import.tsx';
import { profileUrl } from './profile-url.ts';

const fields = ['firstName', 'lastName', 'email', 'phoneNumber'] as const satisfies readonly (keyof PersonalDetail)[];

const shown = (name: (typeof fields)[number], value: string | null) =>
  name === 'email' && value ? <EmailText>{value}</EmailText> : value;

export function ContactDetails({ detail }: { detail: PersonalDetail }) {
  const { t } = useTranslation();
  return (
    <Card className="personal-details__part">
      <h2>{t('account.details.contact')}</h2>
      <ProfileImport />
      <dl className="personal-details__facts">
        {fields.map((name) => (
          <div key={name}>
            <dt>{t(`fields.labels.${name}`)}</dt>
            <dd>{shown(name, detail[name]) || t('account.details.notGiven')}</dd>
          </div>
        ))}
      </dl>
      <EditContact />
      <div>
        <h3 className="personal-details__small-title">{t('account.details.privacy')}</h3>
        <p className="personal-details__soft">{t('account.details.privacyText')}</p>
        <PrivacyLinks />
      </div>
    </Card>
  );
}

/** Where the privacy notice is, and where a customer asks for their data. */
function PrivacyLinks() {
  const { t } = useTranslation();
  const { legalLinks, languageQuery: language } = useSite();
  const notice = legalLinks.find(({ document }) => document === 'privacy');
  return (
    <p>
      {notice && (
        <>
          <a href={notice.url}>{notice.label}</a> <span aria-hidden="true">·</span>{' '}
        </>
      )}
      <Link to={paths.accountMyData({ language })}>{t('account.pages.myData')}</Link>
    </p>
  );
}

function EditContact() {
  const { t } = useTranslation();
  const { culture, language, languageQuery } = useSite();
  const { role } = useSession();
  // An admin is not signed in as the customer at the identity provider, so the profile page would show another account.
  if (role === 'admin') return <p className="personal-details__soft">{t('account.details.contactIsTheirs')}</p>;
  const returnTo = inCulture(culture.code, paths.accountPersonalDetails({ language: languageQuery }));
  return (
    <div className="personal-details__edit">
      <ChangeEntry label={t('account.details.editContact')}>
        <ButtonLink href={profileUrl({ culture: culture.code, language }, returnTo)}>
          <Icon name="edit" />
          {t('account.details.editContact')}
        </ButtonLink>
      </ChangeEntry>
      <p className="personal-details__soft">{t('account.details.editContactHint')}</p>
    </div>
  );
}
