import { subscriptionDetails } from '@perennial/shared/examples/subscription-details';
import { DisabledSection, Section } from '../../src/features/subscription/details/sections/section.tsx';
import { useBillingPeriodTexts } from '../../src/i18n/billing-period.ts';
import '../../src/features/subscription/details/sections/sections.css';
import { useTranslation } from '../../src/texts/texts.ts';
import { ValueRow } from '../../src/ui/value-row.tsx';
import { State } from '../state.tsx';

const subscription = { ...subscriptionDetails(), content: null };

export function Rows() {
  const { t } = useTranslation();
  const { every } = useBillingPeriodTexts();
  return (
    <>
      <State name="words of a row">
        <ValueRow icon="calendar" name={t('subscription.frequency.label')} value={every(3)} />
      </State>
      <State name="words of a row, without a value">
        <ValueRow icon="pause" name={t('subscription.sections.pause')} />
      </State>
      <State name="sections of a subscription">
        <div className="sections">
          <Section name="frequency" level="h3" subscription={subscription} requested={undefined} />
          <Section name="product" level="h3" subscription={subscription} requested={undefined} />
          <DisabledSection name="pause" limit="returning" />
          <DisabledSection name="promotion" limit="ended" />
        </div>
      </State>
    </>
  );
}
