/** Public page that terminates a contract, or withdraws from it where the law offers that, without a sign-in. */
import './contract-cancel.css';
import { useCallback, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Act } from '../../commerce/declaration/declaration-draft.ts';
import { DeclarationTexts } from '../../commerce/late-texts.tsx';
import { useSite } from '../../i18n/site.tsx';
import { useTranslation } from '../../texts/texts.ts';
import { PageTitle } from '../../ui/page-title.tsx';
import { ContractCancel } from './contract-cancel.tsx';

export default function ContractCancelPage() {
  const { t } = useTranslation();
  const { offersWithdrawal } = useSite();
  const [query] = useSearchParams();
  const act: Act = offersWithdrawal && query.get('act') === 'withdrawal' ? 'withdrawal' : 'termination';
  const isWithdrawal = act === 'withdrawal';
  const shown = useRef(act);
  // The links lead to the other form at the same path, which is no change of page for the shell.
  const focusHeading = useCallback(
    (page: HTMLElement | null) => {
      if (!page || shown.current === act) return;
      shown.current = act;
      window.scrollTo(0, 0);
      page.querySelector('h1')?.focus({ preventScroll: true });
    },
    [act],
  );

  return (
    <div className="contract-cancel" ref={focusHeading}>
      <PageTitle
        documentTitle={isWithdrawal ? t('termination.withdraw') : t('termination.terminate')}
        lead={isWithdrawal ? t('termination.withdrawLead') : t('termination.lead')}
      >
        {isWithdrawal ? t('termination.withdraw') : t('termination.heading')}
      </PageTitle>
      <DeclarationTexts>
        <ContractCancel key={act} act={act} subscriptionNumber={query.get('subscription') ?? undefined} />
      </DeclarationTexts>
    </div>
  );
}
