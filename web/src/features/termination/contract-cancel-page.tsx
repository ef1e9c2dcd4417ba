/** Public page for the termination of a contract, without a sign-in. */
import './contract-cancel.css';
import { useState } from 'react';
import { TerminationForm } from '../../commerce/termination/termination-form.tsx';
import { TerminationSentDialog } from '../../commerce/termination/termination-sent-dialog.tsx';
import { useTranslation } from '../../texts/texts.ts';
import { Card } from '../../ui/card.tsx';
import { PageTitle } from '../../ui/page-title.tsx';

export default function ContractCancelPage() {
  const { t } = useTranslation();
  const [sent, setSent] = useState(false);
  return (
    <div className="contract-cancel">
      <PageTitle documentTitle={t('termination.terminate')} lead={t('termination.lead')}>
        {t('termination.heading')}
      </PageTitle>
      <Card>
        <TerminationForm onSent={() => setSent(true)} />
      </Card>
      {sent && <TerminationSentDialog />}
    </div>
  );
}
