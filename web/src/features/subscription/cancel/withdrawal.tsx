/** Withdraws a return that was requested (docs/rules/cancel-and-return.md#withdrawing-a-return). */

import type { ReturnScope } from '@perennial/shared/models/return';
import { findReturn } from '@perennial/shared/subscriptions/plan-facts';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { MadeReceipt } from '../../../commerce/after-change/use-tell-done.tsx';
import { ChangeNotice } from '../../../commerce/changes/change-notice.tsx';
import { useChange } from '../../../commerce/changes/use-change.ts';
import { ChangeEntry } from '../../../commerce/status/change-entry.tsx';
import { useFormat } from '../../../i18n/format.ts';
import { useSite } from '../../../i18n/site.tsx';
import { paths } from '../../../paths.ts';
import { useTranslation } from '../../../texts/texts.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { FormActions, FormLayout } from '../../../ui/form/form-parts.tsx';
import { ErrorNotice } from '../../../ui/notice.tsx';
import { productNames, toReturnGoods } from '../return/goods/goods.ts';
import type { Subscription } from '../use-subscription.ts';
import { RadioList } from './radio-list.tsx';

type Props = {
  subscription: Subscription;
  /** What can be withdrawn, all together first. */
  scopes: readonly ReturnScope[];
  withdrawal: ReturnType<typeof useWithdrawal>;
};

export function Withdrawal({ subscription, scopes, withdrawal: { withdraw, isRunning, errorText, progress } }: Props) {
  const { t } = useTranslation();
  const { languageQuery: language } = useSite();
  const [chosen, setChosen] = useState(scopes[0]);
  const scope = scopes.find((one) => one === chosen) ?? scopes[0];
  const names = productNames(subscription);
  const nameOf = (one: ReturnScope) =>
    toReturnGoods(one, names)
      .parts.map(({ productName }) => productName)
      .join(' + ');
  return (
    <>
      <RequestedReturns subscription={subscription} scope={scopes[0]} />
      <p>{t('subscription.cancel.withdraw.text')}</p>
      {scopes.length > 1 && scope && (
        <RadioList
          legend={t('subscription.cancel.withdraw.choose')}
          options={scopes.map((one) => ({ value: one, label: nameOf(one) }))}
          chosen={scope}
          disabled={isRunning}
          onChoose={setChosen}
        />
      )}
      <ErrorNotice text={errorText} />
      <ChangeNotice progress={progress} />
      <ChangeEntry label={t('subscription.cancel.withdraw.action')}>
        <FormActions>
          <Button
            variant="primary"
            busy={isRunning}
            busyText={t('subscription.cancel.sending')}
            onClick={() => scope && void withdraw(scope)}
          >
            {t('subscription.cancel.withdraw.action')}
          </Button>
          <Link className={buttonClass('quiet')} to={paths.subscriptionReturn(subscription.number, { language })}>
            {t('subscription.cancel.withdraw.change')}
          </Link>
        </FormActions>
      </ChangeEntry>
    </>
  );
}

function RequestedReturns({ subscription, scope }: { subscription: Subscription; scope: ReturnScope | undefined }) {
  const { t } = useTranslation();
  const { date } = useFormat();
  if (!scope) return null;
  return toReturnGoods(scope, productNames(subscription)).parts.map(({ part, productName }) => {
    const requestedOn = findReturn(subscription, part)?.returnCreatedDate;
    if (!requestedOn) return null;
    return (
      <p key={part}>{t('subscription.cancel.withdraw.asked', { product: productName, date: date(requestedOn) })}</p>
    );
  });
}

/** After a failure the page shows what the shop knows. */
export function useWithdrawal(subscriptionNumber: string) {
  const { run, ...withdrawal } = useChange('withdrawReturn', { isOnce: true });
  return { ...withdrawal, withdraw: (scope: ReturnScope) => run({ query: { subscriptionNumber, scope } }) };
}

const reload = () => window.location.reload();

/**
 * The subscription goes on. Closing the dialog loads the page again. It does not depend on what can be withdrawn: that
 * is nothing more as soon as the subscription is read again.
 */
export function WithdrawnDialog({ open }: { open: boolean }) {
  const { t } = useTranslation();
  return (
    <Dialog open={open} onClose={reload} title={t('subscription.cancel.withdraw.done')} width={545}>
      <FormLayout>
        <p>{t('subscription.cancel.withdraw.allDone')}</p>
        <MadeReceipt names={['withdrawReturn']} />
        <FormActions>
          <Button variant="primary" onClick={reload}>
            {t('ui.close')}
          </Button>
        </FormActions>
      </FormLayout>
    </Dialog>
  );
}
