/** Where the person is logged in, and the way to end all other sign-ins (docs/rules/my-data.md#sign-ins). */
import type { ListedSignIn } from '@perennial/shared/models/my-data';
import { bff } from '../../../api/client.ts';
import { useAction } from '../../../commerce/changes/use-action.ts';
import { useTranslation } from '../../../texts/texts.ts';
import { Card } from '../../../ui/card.tsx';
import { SubmitRow } from '../../../ui/form/submit-row.tsx';
import { Announced, ErrorNotice, Notice } from '../../../ui/notice.tsx';
import { StatusLine } from '../../../ui/status-panel.tsx';
import { useDeviceName, useMoment } from './in-words.ts';

type Props = {
  /** Null for customer care. */
  signIns: readonly ListedSignIn[] | null;
  onEnded: () => Promise<unknown>;
};

export function SignInList({ signIns, onEnded }: Props) {
  const { t } = useTranslation();
  return (
    <Card className="my-data__part">
      <h2>{t('myData.signIns.title')}</h2>
      {signIns ? (
        <>
          <SignInRows signIns={signIns} />
          <EndOthers hasOthers={signIns.some(({ isThis }) => !isThis)} onEnded={onEnded} />
        </>
      ) : (
        <p>{t('myData.signIns.ofCustomer')}</p>
      )}
    </Card>
  );
}

function SignInRows({ signIns }: { signIns: readonly ListedSignIn[] }) {
  const { t } = useTranslation();
  const toMoment = useMoment();
  const toName = useDeviceName();
  return (
    <ul className="my-data__list">
      {signIns.map(({ startedAt, lastActiveAt, device, isThis }) => (
        <li key={startedAt} className="my-data__row">
          <p className="my-data__name">{toName(device)}</p>
          {isThis && <StatusLine kind="success">{t('myData.signIns.this')}</StatusLine>}
          <p className="my-data__soft figures">{t('myData.signIns.started', { moment: toMoment(startedAt) })}</p>
          {!isThis && (
            <p className="my-data__soft figures">
              {t('myData.signIns.lastActive', { moment: toMoment(lastActiveAt) })}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}

function EndOthers({ hasOthers, onEnded }: { hasOthers: boolean; onEnded: () => Promise<unknown> }) {
  const { t } = useTranslation();
  const { run, isRunning, isDone, errorText } = useAction(async () => {
    await bff('POST', '/bff/sign-ins/end-others');
    await onEnded();
  });
  // A sign-in that began since is offered again.
  return (
    <>
      <Announced>
        {!hasOthers && isDone && (
          <Notice kind="success">
            <p>{t('myData.signIns.ended')}</p>
          </Notice>
        )}
      </Announced>
      {!hasOthers && !isDone && <p className="my-data__soft">{t('myData.signIns.none')}</p>}
      {hasOthers && (
        <>
          <div>
            <p>{t('myData.signIns.lead')}</p>
            <a className="my-data__link" href="/.well-known/change-password">
              {t('myData.signIns.password')}
            </a>
          </div>
          <ErrorNotice text={errorText} />
          <SubmitRow
            label={t('myData.signIns.endOthers')}
            variant="secondary"
            busy={isRunning}
            busyText={t('myData.signIns.ending')}
            onPress={async () => {
              await run();
            }}
          />
        </>
      )}
    </>
  );
}
