/** Layout of the return pages: one page for each step (docs/rules/cancel-and-return.md#return-pages). */
import { FormSkeleton } from '../../../ui/form/form-parts.tsx';
import './return-pages.css';
import { findPlan } from '@perennial/shared/subscriptions/plan-facts';
import { Suspense } from 'react';
import { Navigate, Outlet, useLocation, useSearchParams } from 'react-router-dom';
import { MarketNotice } from '../../../commerce/market-notice.tsx';
import { useSite } from '../../../i18n/site.tsx';
import { paths, type ReturnStep, returnSteps } from '../../../paths.ts';
import { useTranslation } from '../../../texts/texts.ts';
import { Notice } from '../../../ui/notice.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { BackToDetails } from '../back-link.tsx';
import { LoadedSubscription } from '../loaded-subscription.tsx';
import type { Subscription } from '../use-subscription.ts';
import { productNames, toReturnGoods } from './goods/goods.ts';
import { parseScope } from './goods/parts.ts';
import { RefusedReturn } from './goods/refused-return.tsx';
import { findReturnOptions } from './goods/return-options.ts';
import { isStepOpen, parseProgress } from './progress.ts';
import { goesBackTogether } from './request/return-calls.ts';
import { StepList } from './step-list.tsx';
import type { ReturnFlow } from './use-return-flow.ts';

export default function SubscriptionReturnLayout() {
  const { t } = useTranslation();
  return (
    <LoadedSubscription title={t('returns.title')}>
      {(subscription) => <ReturnContent key={subscription.number} subscription={subscription} />}
    </LoadedSubscription>
  );
}

function ReturnContent({ subscription }: { subscription: Subscription }) {
  const { t } = useTranslation();
  const { culture, languageQuery: language, markets } = useSite();
  const { pathname, state } = useLocation();
  const [query] = useSearchParams();
  const { number, title } = subscription;
  const names = productNames(subscription);
  const progress = parseProgress(state);
  const options = findReturnOptions(subscription, parseScope(query.get('scope')), {
    together: goesBackTogether(subscription, culture.countryCode),
  });
  const finished = progress?.kind === 'done';
  if (markets.selfService === 'elsewhere' && !finished) return <ClosedReturn subscription={subscription} />;
  if (options.kind === 'refused' && !finished) {
    return <RefusedReturn subscription={subscription} names={names} reasons={options.reasons} />;
  }

  const open = options.kind === 'open' ? options : undefined;
  const scope = finished ? progress.scope : open?.scope;
  if (!scope) return null;
  const flow: ReturnFlow = {
    subscription,
    goods: toReturnGoods(scope, names),
    scopeToRequest: open?.scopeToRequest,
    choices: open?.choices ?? [],
    progress,
  };
  const stepPath = (step: ReturnStep) => paths.subscriptionReturn(number, { scope, language }, step);
  const current = returnSteps.find((step) => pathname.endsWith(step)) ?? 'return-address';
  if (!isStepOpen(current, progress)) return <Navigate to={stepPath('return-address')} replace />;
  return (
    <div className="returning">
      <BackToDetails subscriptionNumber={number} />
      <div className="returning__head">
        <Pictures subscription={subscription} goods={flow.goods} />
        <PageTitle lead={title}>{t('returns.title')}</PageTitle>
      </div>
      <StepList current={current} progress={progress} stepPath={stepPath} />
      {open && !open.scopeToRequest && !finished && (
        <Notice kind="info">
          <p>{t('returns.asked')}</p>
        </Notice>
      )}
      <Suspense fallback={<FormSkeleton />}>
        <Outlet context={flow} />
      </Suspense>
    </div>
  );
}

/** Of what goes back. The title and the steps say the names. */
function Pictures({ subscription, goods }: Pick<ReturnFlow, 'subscription' | 'goods'>) {
  const pictures = goods.parts.flatMap(({ part }) => findPlan(subscription, part)?.imageUrl || []);
  return pictures.map((url) => (
    <img key={url} className="returning__picture" src={url} alt="" width="144" height="144" />
  ));
}

/** A closed market refuses every call of a return. */
function ClosedReturn({ subscription: { number, title } }: { subscription: Subscription }) {
  const { t } = useTranslation();
  return (
    <div className="returning">
      <BackToDetails subscriptionNumber={number} />
      <PageTitle lead={title}>{t('returns.title')}</PageTitle>
      <MarketNotice />
    </div>
  );
}
