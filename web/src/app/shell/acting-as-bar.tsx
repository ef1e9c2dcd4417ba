/** Shows admins on every page for whom they act, and for how long (docs/rules/care.md#acting-for-a-customer). */
import './acting-as-bar.css';
import { useId, useState } from 'react';
import { useSWRConfig } from 'swr';
import { SESSION_KEY, useSession } from '../../api/session.ts';
import { useSite } from '../../i18n/site.tsx';
import { useTranslation } from '../../texts/texts.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FormActions, FormLayout } from '../../ui/form/form-parts.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useTimer } from '../../ui/use-timer.ts';
import { useLogOut } from '../session/use-log-out.ts';

/** The clocks of browser and server may differ by as much, in milliseconds. */
const AFTER_END_MS = 2000;

export default function ActingAsBar() {
  const { t } = useTranslation();
  const { language } = useSite();
  const { firstName = '', email = '', adminName = '', expiresAt } = useSession();
  const { busy, text, logOut } = useLogOut();
  const [isSwitching, setSwitching] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const detailsId = useId();
  useReadSessionAtEnd(expiresAt);

  const until = expiresAt && new Intl.DateTimeFormat(language, { timeStyle: 'short' }).format(new Date(expiresAt));
  return (
    <aside className="acting-as" aria-label={t('care.bar.label')}>
      <div className="acting-as__row container">
        <strong className="acting-as__line">{t('care.bar.acting', { firstName })}</strong>
        <button
          type="button"
          className="acting-as__more"
          aria-label={t('care.bar.more')}
          aria-expanded={isOpen}
          aria-controls={detailsId}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon name="chevron-down" />
        </button>
        <div id={detailsId} className="acting-as__details" data-open={isOpen}>
          <p className="acting-as__words">
            <span className="acting-as__line" title={email}>
              {email}
            </span>{' '}
            <span className="acting-as__line" title={adminName}>
              {t('care.bar.admin', { admin: adminName })}
            </span>{' '}
            {until && <span className="acting-as__line">{t('care.bar.until', { time: until })}</span>}
          </p>
          <button type="button" className="acting-as__way" onClick={() => setSwitching(true)}>
            {t('care.bar.switch')}
          </button>
        </div>
        <button type="button" className="acting-as__way" aria-busy={busy} onClick={() => void logOut()}>
          {busy ? text : t('care.bar.end')}
        </button>
      </div>
      <Dialog
        open={isSwitching}
        onClose={() => setSwitching(false)}
        title={t('care.bar.switchTitle', { firstName })}
        width={500}
        dismissable={!busy}
      >
        <FormLayout>
          <p>{t('care.bar.switchText')}</p>
          <FormActions>
            <Button variant="primary" busy={busy} busyText={text} onClick={() => void logOut()}>
              {t('care.bar.switchConfirm')}
            </Button>
            <Button disabled={busy} onClick={() => setSwitching(false)}>
              {t('care.bar.stay')}
            </Button>
          </FormActions>
        </FormLayout>
      </Dialog>
    </aside>
  );
}

/** The session is read once a minute. Its end is read in time, so that nothing of the customer stays on the screen. */
function useReadSessionAtEnd(expiresAt: string | undefined): void {
  const { mutate } = useSWRConfig();
  const atMs = expiresAt === undefined ? undefined : Date.parse(expiresAt) + AFTER_END_MS;
  useTimer(() => void mutate(SESSION_KEY), { atMs });
}
