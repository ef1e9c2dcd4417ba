/** The form of the page, its step that asks once more, and the receipt. The step is an entry of the browser's history. */
import { useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { useSession } from '../../api/session.ts';
import { Declaration, type Step } from '../../commerce/declaration/declaration.tsx';
import type { Act, Draft } from '../../commerce/declaration/declaration-draft.ts';
import { type Receipt, ReceiptDialog } from '../../commerce/declaration/receipt-dialog.tsx';
import { useSite } from '../../i18n/site.tsx';
import { paths } from '../../paths.ts';
import { useTranslation } from '../../texts/texts.ts';
import { Card } from '../../ui/card.tsx';

type Props = { act: Act; start: Partial<Draft> };

const CHECK = { step: 'check' };

export function ContractCancel({ act, start }: Props) {
  const { t } = useTranslation();
  const { languageQuery: language, offersWithdrawal, markets } = useSite();
  const { signedIn } = useSession();
  const { state, search } = useLocation();
  const navigate = useNavigate();
  const [receipt, setReceipt] = useState<Receipt>();
  const step: Step = state?.step === CHECK.step ? 'check' : 'form';
  const returns = signedIn && markets.selfService === 'here' && start.subscriptionNumber;

  return (
    <>
      <Card>
        <Declaration
          act={act}
          start={start}
          step={step}
          onStep={(next) => (next === 'check' ? navigate({ search }, { state: CHECK }) : navigate(-1))}
          onSent={setReceipt}
        />
      </Card>
      {offersWithdrawal && (
        <p>
          {act === 'withdrawal' ? (
            <Link to={paths.contractCancel({ language })}>{t('termination.offer')}</Link>
          ) : (
            <Link to={paths.contractCancel({ language, act: 'withdrawal' })}>{t('termination.withdraw')}</Link>
          )}
        </p>
      )}
      {receipt && (
        <ReceiptDialog
          receipt={receipt}
          onClose={() => window.location.reload()}
          returnPath={returns ? paths.subscriptionReturn(returns, { language }) : undefined}
        />
      )}
    </>
  );
}
