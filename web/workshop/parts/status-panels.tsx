import { useTranslation } from '../../src/texts/texts.ts';
import { Button } from '../../src/ui/button.tsx';
import type { NoticeKind } from '../../src/ui/notice.tsx';
import { StatusLine, StatusPanel } from '../../src/ui/status-panel.tsx';
import { State } from '../state.tsx';

const kinds: readonly NoticeKind[] = ['info', 'success', 'warning', 'danger'];

export function StatusPanels() {
  const { t } = useTranslation();
  return (
    <>
      {kinds.map((kind) => (
        <State key={kind} name={kind}>
          <StatusPanel
            kind={kind}
            title={t('account.subscriptions.pending')}
            actions={
              <>
                <Button variant="primary">{t('ui.retry')}</Button>
                <Button>{t('payment.failed.change')}</Button>
              </>
            }
          >
            <p>{t('account.subscriptions.pendingText')}</p>
          </StatusPanel>
        </State>
      ))}
      <State name="as a line">
        <div>
          {kinds.map((kind) => (
            <StatusLine key={kind} kind={kind}>
              {t('account.subscriptions.waiting.device')}
            </StatusLine>
          ))}
        </div>
      </State>
    </>
  );
}
