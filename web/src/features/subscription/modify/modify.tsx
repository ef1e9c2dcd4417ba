/** Section "Modify subscription": one part for each change that is possible now. */
import './modify.css';
import { useEffect, useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useSite } from '../../../i18n/site.tsx';
import { useTranslation } from '../../../texts/texts.ts';
import { findPlan } from '../plan-facts.ts';
import type { SectionProps } from '../section-props.ts';
import { TASK } from '../task-link.ts';
import { FrequencyForm } from './frequency-form.tsx';
import { findModifyOffers, type ModifyOffer, taskOfOffer } from './modify-offers.ts';
import type { ModifyPartProps } from './modify-part-props.ts';
import { PostponementForm } from './postponement-form.tsx';
import { ProductForm } from './product-form.tsx';
import { ShippingNowForm } from './shipping-now-form.tsx';

export default function Modify({ subscription }: SectionProps) {
  const { t } = useTranslation();
  const { countryCode } = useSite().culture;
  const plan = findPlan(subscription, 'replenishment');
  const [query] = useSearchParams();
  const { key } = useLocation();
  const task = query.get(TASK);
  const requested = useRef<HTMLElement>(null);

  // A link names one of the parts. The section scrolls to itself in an effect that comes after this one.
  useEffect(() => {
    if (key) queueMicrotask(() => goTo(requested.current));
  }, [key]);

  return findModifyOffers(subscription, countryCode).map((offer) => (
    <section
      key={offer.name}
      className="sections__part"
      aria-label={t(`subscription.modify.parts.${offer.name}`)}
      tabIndex={-1}
      ref={taskOfOffer[offer.name] === task ? requested : undefined}
    >
      <h3>{t(`subscription.modify.parts.${offer.name}`)}</h3>
      {plan && <Part offer={offer} subscription={subscription} plan={plan} />}
    </section>
  ));
}

function goTo(part: HTMLElement | null): void {
  part?.scrollIntoView({ block: 'start' });
  part?.focus({ preventScroll: true });
}

function Part({ offer, ...props }: ModifyPartProps & { offer: ModifyOffer }) {
  switch (offer.name) {
    case 'frequency':
      return <FrequencyForm {...props} />;
    case 'postponement':
      return <PostponementForm {...props} />;
    case 'product':
      return <ProductForm subscription={props.subscription} waits={offer.waits} />;
    case 'shippingNow':
      return <ShippingNowForm {...props} />;
  }
}
