import { useTranslation } from '../../src/texts/texts.ts';
import { Button } from '../../src/ui/button.tsx';
import { LoadFailed } from '../../src/ui/load-failed.tsx';
import { ErrorNotice, Notice, type NoticeKind } from '../../src/ui/notice.tsx';
import { State } from '../state.tsx';

const kinds: readonly NoticeKind[] = ['info', 'success', 'warning', 'danger'];

export function Notices() {
  const { t } = useTranslation();
  return (
    <>
      {kinds.map((kind) => (
        <State key={kind} name={kind}>
          <Notice
            kind={kind}
            title={t('account.subscriptions.pending')}
            action={<Button>{t('ui.change.lookAgain')}</Button>}
          >
            <p>{t('account.subscriptions.pendingText')}</p>
          </Notice>
        </State>
      ))}
      <State name="why something failed">
        <ErrorNotice text={t('errors.request.invalid')} />
      </State>
      <State name="not loaded">
        <LoadFailed text={t('errors.shop.invalidResponse')} onRetry={() => undefined} />
      </State>
      <State name="loading again" unpictured>
        <LoadFailed text={t('errors.shop.invalidResponse')} onRetry={() => undefined} busy />
      </State>
    </>
  );
}
