/** The first step of a customer: personal details (docs/rules/checkout.md#personal-details). */

import type { Cart } from '@perennial/shared/models/cart';
import type { Profile } from '@perennial/shared/models/profile';
import { lazy } from 'react';
import { useSite } from '../../i18n/site.tsx';
import { useTranslation } from '../../texts/texts.ts';
import { EmailText } from '../../ui/email-text.tsx';
import { FormSkeleton } from '../../ui/form/form-parts.tsx';
import { LoadedPart } from '../../ui/in-browser.tsx';
import { ErrorNotice } from '../../ui/notice.tsx';
import { StepCard } from '../../ui/step-card.tsx';
import type { StepState } from './checkout-steps.ts';
import { editableDetails, phoneRule } from './personal-details.ts';

/** Loaded on demand, because an anonymous visitor has to sign in first and does not need the form library yet. */
const PersonalDetailsForm = lazy(async () => ({
  default: (await import('./personal-details-form.tsx')).PersonalDetailsForm,
}));

type Props = {
  state: StepState;
  total: number;
  profile: Profile;
  cart: Cart;
  /** Why an order was refused. */
  problem: string | undefined;
  onEdit: () => void;
  onClose: () => void;
};

export function PersonalDetailsStep({ state, total, profile, cart, problem, onEdit, onClose }: Props) {
  const { t } = useTranslation();
  const { firstName, lastName, email, phoneNumber } = profile.personalDetail;
  const { culture } = useSite();
  const rules = { country: culture.countryCode, phone: phoneRule(cart) };
  const editable = editableDetails(profile.personalDetail, rules).length > 0;
  return (
    <StepCard
      id="checkout-identity"
      number={1}
      total={total}
      title={t('personalDetails.title')}
      state={state}
      summary={
        <>
          <p>
            {firstName} {lastName}
          </p>
          <p>
            <EmailText>{email}</EmailText>
            {phoneNumber && (
              <>
                {' · '}
                <span className="step-card__number">{phoneNumber}</span>
              </>
            )}
          </p>
        </>
      }
      onEdit={editable ? onEdit : undefined}
      editText={t('checkout.edit')}
    >
      <ErrorNotice text={problem} />
      <LoadedPart placeholder={<FormSkeleton />}>
        <PersonalDetailsForm profile={profile} cart={cart} onClose={onClose} />
      </LoadedPart>
    </StepCard>
  );
}
