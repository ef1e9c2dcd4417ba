/** The return of a subscription's goods, a page a step (specification 3, section 2; decision 26). */
import { FormSkeleton } from '../../../ui/form/form-skeleton.tsx';
import './return-pages.css';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation, useSearchParams } from 'react-router-dom';
import { useSite } from '../../../i18n/site.tsx';
import { paths, returnSteps } from '../../../paths.ts';
import { PageTitle } from '../../../ui/page-title.tsx';
import { BackToDetails } from '../back-link.tsx';
import { LoadedSubscription } from '../loaded-subscription.tsx';
import type { Subscription } from '../subscription.ts';
import { productNames } from './product-names.ts';
import type { ReturnFlow } from './return-flow.ts';
import { returnGoods } from './return-goods.ts';
import { readScope } from './return-parts.ts';
import { returnPlan } from './return-plan.ts';
import { readProgress } from './return-progress.ts';
import { ReturnRefused } from './return-refused.tsx';
import { ReturnSteps } from './return-steps.tsx';

export default function SubscriptionReturnLayout() {
  const { t } = useTranslation();
  return (
    <LoadedSubscription title={t('returns.title')}>
      {(subscription) => <ReturnOf key={subscription.number} subscription={subscription} />}
    </LoadedSubscription>
  );
}

function ReturnOf({ subscription }: { subscription: Subscription }) {
  const { t } = useTranslation();
  const { languageQuery: language } = useSite();
  const { pathname, state } = useLocation();
  const [query] = useSearchParams();
  const { number, title } = subscription;
  const names = productNames(subscription);
  const progress = readProgress(state);
  const plan = returnPlan(subscription, readScope(query.get('scope')));
  const finished = progress?.kind === 'done';
  if (plan.kind === 'refused' && !finished) {
    return <ReturnRefused subscription={subscription} names={names} reasons={plan.reasons} />;
  }

  const open = plan.kind === 'open' ? plan : undefined;
  const scope = finished ? progress.scope : open?.scope;
  if (!scope) return null;
  const flow: ReturnFlow = {
    subscription,
    goods: returnGoods(scope, names),
    toAsk: open?.toAsk,
    choices: open?.choices ?? [],
    progress,
  };
  const current = returnSteps.find((step) => pathname.endsWith(step)) ?? 'return-address';
  return (
    <div className="returning">
      <BackToDetails subscriptionNumber={number} />
      <PageTitle lead={title}>{t('returns.title')}</PageTitle>
      <ReturnSteps
        current={current}
        finished={finished}
        pathOf={(step) => paths.subscriptionReturn(number, { scope, language }, step)}
      />
      <Suspense fallback={<FormSkeleton />}>
        <Outlet context={flow} />
      </Suspense>
    </div>
  );
}
