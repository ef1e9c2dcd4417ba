/** The pages while the server is asked for the result of a payment, and if it gives none. */
import { Link } from 'react-router-dom';
import type { ProblemError } from '../../api/client.ts';
import { useSite } from '../../i18n/site.tsx';
import { paths } from '../../paths.ts';
import { useTranslation } from '../../texts/texts.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { keepFocus } from '../../ui/lost-focus.ts';
import { Message } from '../../ui/message.tsx';
import { Spinner } from '../../ui/spinner.tsx';

export function PaymentWaiting() {
  const { t } = useTranslation();
  return (
    <Message icon="card" title={t('paymentResult.waiting.title')}>
      <p>{t('paymentResult.waiting.text')}</p>
      <Spinner />
    </Message>
  );
}

type Props = {
  problem?: ProblemError['problem'] | undefined;
  busy: boolean;
  /** Resolves when the server has answered: the button may be gone then, with the focus in it. */
  onRetry: () => Promise<unknown>;
};

/** `problem` is why the server gave no result; without one it has not confirmed the payment yet. */
export function PaymentUnknown({ problem, busy, onRetry }: Props) {
  const { t } = useTranslation();
  const { languageQuery: language } = useSite();
  return (
    <Message
      drawing="failed"
      title={t('paymentResult.unknown.title')}
      actions={
        <>
          <Button busy={busy} onClick={() => void keepFocus(onRetry)}>
            {t('ui.retry')}
          </Button>
          <Link className={buttonClass('secondary')} to={paths.accountOverview({ language })}>
            {t('paymentResult.unknown.account')}
          </Link>
        </>
      }
    >
      <p>{t('paymentResult.unknown.text')}</p>
      {problem && <p>{problem.detail}</p>}
    </Message>
  );
}
