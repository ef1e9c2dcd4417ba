/** Section "Modify subscription": one part for each change that is possible now. */
import { useSite } from '../../../i18n/site.tsx';
import { useTranslation } from '../../../texts/texts.ts';
import { findPlan } from '../plan-facts.ts';
import type { SectionProps } from '../section-props.ts';
import { findModifyOffers } from './modify-offers.ts';
import { PostponementForm } from './postponement-form.tsx';

export default function Modify({ subscription }: SectionProps) {
  const { t } = useTranslation();
  const { countryCode } = useSite().culture;
  const plan = findPlan(subscription, 'replenishment');
  return findModifyOffers(subscription, countryCode).map(({ name }) => (
    <section key={name} className="sections__part" aria-label={t(`subscription.modify.parts.${name}`)}>
      <h3>{t(`subscription.modify.parts.${name}`)}</h3>
      {name === 'postponement' && plan && <PostponementForm subscription={subscription} plan={plan} />}
    </section>
  ));
}
