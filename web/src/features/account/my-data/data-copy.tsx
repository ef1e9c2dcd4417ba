/**
 * The copy of all data: loaded by a press, because it needs a fresh sign-in, then to read, to print and to save
 * (docs/rules/my-data.md#copy-of-all-data).
 */
import type { MyData } from '@perennial/shared/models/my-data';
import { useState } from 'react';
import { bff } from '../../../api/client.ts';
import { useSession } from '../../../api/session.ts';
import { useAction } from '../../../commerce/changes/use-action.ts';
import { saveText } from '../../../commerce/declaration/receipt-text.ts';
import { useTranslation } from '../../../texts/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { FormActions } from '../../../ui/form/form-parts.tsx';
import { SubmitRow } from '../../../ui/form/submit-row.tsx';
import { takeFocus } from '../../../ui/lost-focus.ts';
import { ErrorNotice } from '../../../ui/notice.tsx';
import { CopyView } from './copy-view.tsx';

export function DataCopy() {
  const { t } = useTranslation();
  const { role } = useSession();
  const [copy, setCopy] = useState<MyData>();
  const { run, isRunning, errorText } = useAction(() => bff('GET', '/bff/my-data'), { onDone: setCopy });

  return (
    <Card className={copy ? 'my-data__part my-data__copy' : 'my-data__part'}>
      {/* The pressed button disappears. */}
      <h2 tabIndex={-1} ref={copy ? takeFocus : undefined} key={copy ? 'shown' : 'offered'}>
        {t('myData.copy.title')}
      </h2>
      {copy ? (
        <Shown copy={copy} />
      ) : (
        <>
          <p>{t('myData.copy.lead')}</p>
          {role === 'admin' && <p className="my-data__soft">{t('myData.copy.written')}</p>}
          <ErrorNotice text={errorText} />
          <SubmitRow
            label={t('myData.copy.show')}
            variant="secondary"
            busy={isRunning}
            busyText={t('myData.copy.loading')}
            onPress={async () => {
              await run();
            }}
          />
        </>
      )}
    </Card>
  );
}

function Shown({ copy }: { copy: MyData }) {
  const { t } = useTranslation();
  const save = () =>
    saveText(
      `${t('shell.brand')} ${copy.madeAt.slice(0, 10)}.json`,
      `${JSON.stringify(copy, null, 2)}\n`,
      'application/json',
    );
  return (
    <>
      <FormActions>
        <Button variant="primary" onClick={save}>
          {t('myData.copy.save')}
        </Button>
        <Button onClick={() => window.print()}>{t('myData.copy.print')}</Button>
      </FormActions>
      <CopyView copy={copy} />
    </>
  );
}
