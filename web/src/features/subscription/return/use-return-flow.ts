/** What the pages of a return share. */
import type { ReturnScope } from '@perennial/shared/models/return';
import { useNavigate, useOutletContext } from 'react-router-dom';
import { useSite } from '../../../i18n/site.tsx';
import { paths, type ReturnStep } from '../../../paths.ts';
import type { Subscription } from '../subscription.ts';
import type { ReturnGoods } from './goods.ts';
import type { ReturnProgress } from './progress.ts';

export type ReturnFlow = {
  readonly subscription: Subscription;
  readonly goods: ReturnGoods;
  /** What still has to be asked for; undefined where only the carrier is left to choose. */
  readonly scopeToRequest: ReturnScope | undefined;
  /** What could go back, where there is a choice. */
  readonly choices: readonly ReturnScope[];
  readonly progress: ReturnProgress | undefined;
};

export function useReturnFlow() {
  const flow = useOutletContext<ReturnFlow>();
  const { languageQuery: language } = useSite();
  const navigate = useNavigate();
  const { number } = flow.subscription;
  return {
    ...flow,
    /** Of one of the pages, for the same goods. */
    stepPath: (step: ReturnStep) => paths.subscriptionReturn(number, { scope: flow.goods.scope, language }, step),
    detailsPath: paths.subscriptionDetails(number, { language }),
    goToConfirmation: (progress: ReturnProgress, replace: boolean) =>
      navigate(paths.subscriptionReturn(number, { scope: flow.goods.scope, language }, 'return-confirmation'), {
        state: progress,
        replace,
      }),
  };
}
