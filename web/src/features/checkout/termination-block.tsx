/** The button "Cancel contracts here", the dialog with the form, and the receipt. */
import './termination-block.css';
import { useState } from 'react';
import { useIsUnderWay } from '../../api/changes-under-way.ts';
import { Declaration, type Step } from '../../commerce/declaration/declaration.tsx';
import { useReceipts } from '../../commerce/declaration/late-receipt.ts';
import { type Receipt, ReceiptDialog } from '../../commerce/declaration/receipt-dialog.tsx';
import { DeclarationTexts } from '../../commerce/late-texts.tsx';
import { useTranslation } from '../../texts/texts.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

export default function TerminationBlock() {
  const { t } = useTranslation();
  const [step, setStep] = useState<Step | 'closed'>('closed');
  const [receipt, setReceipt] = useState<Receipt>();
  const isSending = useIsUnderWay(['sendTerminationRequest']);

  const finish = useReceipts((sent) => {
    setStep('closed');
    setReceipt(sent);
  });

  return (
    <section className="termination-block">
      <Button onClick={() => setStep('form')}>{t('termination.offer')}</Button>
      <Dialog
        open={step !== 'closed'}
        onClose={() => setStep('closed')}
        title={t('termination.heading')}
        width={545}
        dismissable={!isSending}
      >
        <div className="termination-block__form">
          <p>{t('termination.lead')}</p>
          {step !== 'closed' && (
            <DeclarationTexts>
              <Declaration
                act="termination"
                step={step}
                onForm={() => setStep('form')}
                onCheck={() => setStep('check')}
                onSent={finish}
              />
            </DeclarationTexts>
          )}
        </div>
      </Dialog>
      {receipt && <ReceiptDialog receipt={receipt} onClose={() => window.location.reload()} />}
    </section>
  );
}
