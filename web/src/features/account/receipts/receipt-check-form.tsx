/** Customer care checks a receipt that a customer shows (docs/rules/receipts.md#check). */
import type { ReceiptCheck } from '@perennial/shared/receipt';
import { useState } from 'react';
import { bff } from '../../../api/client.ts';
import { useAction } from '../../../commerce/changes/use-action.ts';
import { useTranslation } from '../../../texts/texts.ts';
import { Card } from '../../../ui/card.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { SubmitRow } from '../../../ui/form/submit-row.tsx';
import { TextArea } from '../../../ui/form/text-area.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { ReceiptDetails } from './receipt-details.tsx';

/** The BFF takes no longer text. */
const MAX_LETTERS = 20_000;

export default function ReceiptCheckForm() {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const [checked, setChecked] = useState<ReceiptCheck>();
  const { run, isRunning, errorText } = useAction(() => bff('POST', '/bff/receipts/verify', { text: text.trim() }), {
    onDone: setChecked,
    onFailed: () => setChecked(undefined),
  });
  /** The form stays for the next receipt. */
  async function check(): Promise<void> {
    await run();
  }

  return (
    <Card className="receipts__check">
      <h2>{t('receipts.check.title')}</h2>
      <Form onSubmit={check} error={errorText}>
        <TextArea
          label={t('receipts.check.label')}
          help={t('receipts.check.help')}
          value={text}
          maxLength={MAX_LETTERS}
          spellCheck={false}
          onChange={(event) => {
            setText(event.target.value);
            setChecked(undefined);
          }}
        />
        <SubmitRow
          label={t('receipts.check.submit')}
          busy={isRunning}
          busyText={t('receipts.check.checking')}
          disabledReason={text.trim() === '' ? t('receipts.check.enter') : undefined}
        />
      </Form>
      {checked && <Result checked={checked} />}
    </Card>
  );
}

function Result({ checked }: { checked: ReceiptCheck }) {
  const { t } = useTranslation();
  if (!checked.genuine) {
    return (
      <Notice kind="danger" title={t('receipts.check.notGenuine')}>
        <p>{t('receipts.check.notGenuineWhy')}</p>
      </Notice>
    );
  }
  const { statement, isOfCustomer } = checked;
  return (
    <>
      <Notice kind={isOfCustomer ? 'success' : 'warning'} title={t('receipts.check.genuine')}>
        <p>{t(isOfCustomer ? 'receipts.check.ofCustomer' : 'receipts.check.ofOther')}</p>
        <p>{t('receipts.check.compare')}</p>
      </Notice>
      <ReceiptDetails statement={statement} />
    </>
  );
}
