/** The button "Cancel contracts here", the dialog with the form, and the dialog that confirms it. */
import './termination-block.css';
import { useState } from 'react';
import { TerminationForm } from '../../commerce/termination/termination-form.tsx';
import { TerminationSentDialog } from '../../commerce/termination/termination-sent-dialog.tsx';
import { useTranslation } from '../../texts/texts.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

export default function TerminationBlock() {
  const { t } = useTranslation();
  const [stage, setStage] = useState<'closed' | 'form' | 'sent'>('closed');
  return (
    <section className="termination-block">
      <Button onClick={() => setStage('form')}>{t('termination.offer')}</Button>
      <Dialog open={stage === 'form'} onClose={() => setStage('closed')} title={t('termination.heading')} width={545}>
        <div className="termination-block__form">
          <p>{t('termination.lead')}</p>
          <TerminationForm onSent={() => setStage('sent')} />
        </div>
      </Dialog>
      {stage === 'sent' && <TerminationSentDialog />}
    </section>
  );
}
