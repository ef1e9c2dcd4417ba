/** Section "Customer care actions": the plans, and what customer care can do (docs/rules/care.md#care-actions). */
import { useCall } from '../../../api/use-call.ts';
import { useSite } from '../../../i18n/site.tsx';
import { useTranslation } from '../../../texts/texts.ts';
import { FormSkeleton } from '../../../ui/form/form-parts.tsx';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import type { SectionProps } from '../use-subscription.ts';
import { offerCareActions } from './care-actions.ts';
import { CareForm } from './care-form.tsx';
import { CarePlans } from './care-plans.tsx';

export default function Care({ subscription }: SectionProps) {
  return (
    <>
      <CarePlans subscription={subscription} />
      <div className="sections__part">
        <CareActions subscription={subscription} />
      </div>
    </>
  );
}

function CareActions({ subscription }: SectionProps) {
  const { t } = useTranslation();
  const { countryCode } = useSite().culture;
  const { data, error, mutate, isValidating } = useCall('getCareActions', { params: { n: subscription.number } });
  if (!data && error) {
    return <LoadFailed text={error.problem.detail} onRetry={() => mutate()} busy={isValidating} />;
  }
  if (!data) return <FormSkeleton />;
  const actions = offerCareActions(data, subscription, countryCode);
  if (actions.length === 0) return <p>{t('care.none')}</p>;
  return <CareForm subscription={subscription} actions={actions} />;
}
