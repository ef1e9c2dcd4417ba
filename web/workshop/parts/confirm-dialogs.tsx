import type { ComponentProps } from 'react';
import { ConfirmDialog } from '../../src/features/subscription/actions/confirm-dialog.tsx';
import '../../src/features/subscription/subscription.css';
import { useFormat } from '../../src/i18n/format.ts';
import { useTranslation } from '../../src/texts/texts.ts';
import { State } from '../state.tsx';

type Question = Pick<ComponentProps<typeof ConfirmDialog>, 'isEnd' | 'disabledReason' | 'progress'>;

export function ConfirmDialogs() {
  const { t } = useTranslation();
  const { date, money } = useFormat();
  const lookAgain = () => undefined;
  const rows: readonly (readonly [name: string, states: Question & { isRunning?: true; errorText?: string }])[] = [
    ['asks', {}],
    ['cannot be sent', { disabledReason: t('subscription.frequency.chooseFirst') }],
    ['runs', { isRunning: true }],
    ['is refused', { errorText: t('errors.request.invalid') }],
    ['is looked for', { isRunning: true, progress: { waiting: 'checking', lookAgain } }],
    ['becomes visible soon', { isRunning: true, progress: { waiting: 'soon', lookAgain } }],
    ['is late', { isRunning: true, progress: { waiting: 'late', lookAgain } }],
    ['ends a contract', { isEnd: true }],
  ];
  const unpictured = ['is looked for', 'becomes visible soon', 'runs'];
  return rows.map(([name, { isRunning = false, errorText, ...question }]) => (
    <State key={name} name={name} unpictured={unpictured.includes(name)}>
      <ConfirmDialog
        open
        onClose={() => undefined}
        title={t('subscription.postpone.title')}
        facts={[
          [t('subscription.action.shipmentBefore'), date('2026-05-01')],
          [t('subscription.action.shipmentAfter'), date('2026-06-01')],
          [t('subscription.frequency.charged'), money(18.99)],
        ]}
        confirmText={t('subscription.postpone.action')}
        isRunning={isRunning}
        errorText={errorText}
        onConfirm={async () => undefined}
        {...question}
      >
        <p>{t('subscription.postpone.undo')}</p>
      </ConfirmDialog>
    </State>
  ));
}
