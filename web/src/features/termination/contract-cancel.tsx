/**
 * The form of the page, its step that asks once more, and the receipt: each an entry of the browser's history, so that
 * a reload keeps the receipt and the way back leads to the form.
 */
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { useSession } from '../../api/session.ts';
import { Declaration } from '../../commerce/declaration/declaration.tsx';
import type { Act } from '../../commerce/declaration/declaration-draft.ts';
import { useReceipts } from '../../commerce/declaration/late-receipt.ts';
import { ReceiptDialog } from '../../commerce/declaration/receipt-dialog.tsx';
import { useSite } from '../../i18n/site.tsx';
import { paths } from '../../paths.ts';
import { useTranslation } from '../../texts/texts.ts';
import { Card } from '../../ui/card.tsx';
import { useIsInBrowser } from '../../ui/in-browser.tsx';
import { readCheck, readReceipt, toCheck } from './page-state.ts';

type Props = { act: Act; subscriptionNumber: string | undefined };

export function ContractCancel({ act, subscriptionNumber }: Props) {
  const { t } = useTranslation();
  const { languageQuery: language, offersWithdrawal } = useSite();
  const { state, search } = useLocation();
  const navigate = useNavigate();
  const isInBrowser = useIsInBrowser();
  const returnPath = useReturnPath(subscriptionNumber);
  const receipt = isInBrowser ? readReceipt(state) : undefined;
  const checked = readCheck(state);

  const onSent = useReceipts((sent) => navigate({ search }, { replace: true, state: { receipt: sent } }));

  function closeReceipt(): void {
    window.history.replaceState(null, '');
    window.location.reload();
  }

  return (
    <>
      <Card>
        <Declaration
          // What was sent is not in the form any more.
          key={receipt?.receivedAt}
          act={act}
          subscriptionNumber={subscriptionNumber}
          step={checked ? 'check' : 'form'}
          kept={checked}
          onForm={() => navigate(-1)}
          onCheck={(body) => navigate({ search }, { state: toCheck(body) })}
          onSent={onSent}
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
      {receipt && <ReceiptDialog receipt={receipt} onClose={closeReceipt} returnPath={returnPath} />}
    </>
  );
}

/** The pages on which a customer who came from a subscription can send its goods back. */
function useReturnPath(subscriptionNumber: string | undefined): string | undefined {
  const { signedIn } = useSession();
  const { languageQuery: language, markets } = useSite();
  if (!signedIn || markets.selfService === 'elsewhere' || !subscriptionNumber) return undefined;
  return paths.subscriptionReturn(subscriptionNumber, { language });
}
