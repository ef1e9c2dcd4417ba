/** Data and paths that the pages of a return share. The layout provides the data as outlet context. */
import type { ReturnScope } from '@perennial/shared/models/return';
import { useNavigate, useOutletContext } from 'react-router-dom';
import { useSite } from '../../../i18n/site.tsx';
import { paths, type ReturnStep } from '../../../paths.ts';
import type { Subscription } from '../use-subscription.ts';
import type { ReturnGoods } from './goods/goods.ts';
import type { ReturnProgress } from './progress.ts';

export type ReturnFlow = {
  readonly subscription: Subscription;
  readonly goods: ReturnGoods;
  /** The part of the goods whose return is not requested yet; undefined if only the carrier is missing. */
  readonly scopeToRequest: ReturnScope | undefined;
  /** Everything that can go back: more than one entry means that the customer can choose. */
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
    /** Returns the path of a step for the same goods. */
    stepPath: (step: ReturnStep) => paths.subscriptionReturn(number, { scope: flow.goods.scope, language }, step),
    detailsPath: paths.subscriptionDetails(number, { language }),
    goToConfirmation: (progress: ReturnProgress, replace: boolean) =>
      navigate(paths.subscriptionReturn(number, { scope: flow.goods.scope, language }, 'return-confirmation'), {
        state: progress,
        replace,
      }),
  };
}
