/** Shows admins on every page for which customer they act (docs/rules/care.md#acting-for-a-customer). */
import './acting-as-bar.css';
import { useSession } from '../../api/session.ts';
import { useTranslation } from '../../texts/texts.ts';
import { EmailText } from '../../ui/email-text.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useLogOut } from '../session/use-log-out.ts';

export default function ActingAsBar() {
  const { t } = useTranslation();
  const { firstName = '', email = '' } = useSession();
  const { busy, text, logOut } = useLogOut();
  return (
    <aside className="acting-as" aria-label={t('admin.actingLabel')}>
      <div className="acting-as__row container">
        <Icon name="warning" className="acting-as__icon" />
        <p className="acting-as__words">
          <strong>{t('admin.acting', { firstName })}</strong>{' '}
          <span className="acting-as__email">
            <EmailText>{email}</EmailText>
          </span>
        </p>
        <button type="button" className="acting-as__leave" aria-busy={busy} onClick={() => void logOut()}>
          {text}
        </button>
      </div>
    </aside>
  );
}
