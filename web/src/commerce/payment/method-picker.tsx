/**
 * The choice of a payment method in the account; asks for recurring-payment consent first where the country requires
 * it.
 */
import type { PaymentMethod, SavedPaymentMethod } from '@perennial/shared/models/payment';
import type { Compliance, Profile } from '@perennial/shared/models/profile';
import { type ReactNode, useState } from 'react';
import { useCall } from '../../api/use-call.ts';
import { LoadState } from '../../commerce/load-state.tsx';
import { useSite } from '../../i18n/site.tsx';
import { useTranslation } from '../../texts/texts.ts';
import { Button } from '../../ui/button.tsx';
import { FormActions, FormLayout } from '../../ui/form/form-parts.tsx';
import { useLack } from '../../ui/form/use-lack.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useTimer } from '../../ui/use-timer.ts';
import { ConsentDialog, useConsentDialog } from './consent-dialog.tsx';
import { resolveConsent } from './customer-consent.ts';
import { type PaymentForm, PaymentMethods } from './payment-methods.tsx';
import { chosenMethod, findChoice, type PaymentChoice, paymentOptions } from './payment-options.ts';
import { findStoredChoice, putFirst } from './stored-choice.ts';
import { useUsableMethods } from './wallets/use-usable-methods.ts';

type PickedMethod = {
  readonly method: PaymentMethod | undefined;
  readonly sbeCompliance: Compliance;
  /** Says at the list that a method is missing. */
  readonly askForMethod: () => void;
};

type Props = {
  /** The decimal amount to pay. Without one no wallet is offered. */
  amount?: number;
  /** Disables the choice while a payment starts. */
  busy: boolean;
  /** The delay before the consent dialog opens, in milliseconds. */
  consentAfterMs?: number;
  /** Puts the method first that is stored for recurring payments, and chooses it. */
  storedFirst?: boolean;
  /** The form of a payment that has started: it stands below its method, and in place of the notes and the button. */
  form?: PaymentForm | undefined;
  /** Closes the form, when another method is chosen. */
  onCloseForm: () => void;
  /** The code of the method that is chosen at first, if it is offered. */
  chosenFirst?: string;
  /** Renders the notes and the button below the list. */
  children: (picked: PickedMethod) => ReactNode;
};

export function MethodPicker(props: Props) {
  const { t } = useTranslation();
  const profile = useCall('getProfile', {});
  const methods = useCall('getPaymentMethods', {}, { revalidateOnFocus: false });
  const mayAsk = useElapsed(props.consentAfterMs ?? 0);
  const { markets } = useSite();
  const asksForStored = props.storedFirst === true && markets.paymentDetails === 'here';
  const stored = useCall('getSavedPaymentMethod', asksForStored ? {} : null);
  // Without an answer nothing is chosen at first.
  const storedKnown = !asksForStored || stored.data !== undefined || stored.error !== undefined;

  if (profile.data && methods.data && storedKnown) {
    return <Picker {...props} profile={profile.data} methods={methods.data} stored={stored.data} mayAsk={mayAsk} />;
  }
  return (
    <LoadState
      responses={[profile, methods]}
      skeleton={<Skeleton label={t('ui.loading')} lines={3} className="payment-methods__skeleton" />}
    />
  );
}

/** Returns whether the time has passed since the component mounted. */
function useElapsed(milliseconds: number): boolean {
  const [elapsed, setElapsed] = useState(milliseconds === 0);
  useTimer(() => setElapsed(true), { afterMs: milliseconds });
  return elapsed;
}

type PickerProps = Props & {
  profile: Profile;
  methods: readonly PaymentMethod[];
  stored: SavedPaymentMethod | undefined;
  mayAsk: boolean;
};

function Picker({
  amount,
  busy,
  form,
  onCloseForm,
  children,
  profile,
  methods,
  stored,
  mayAsk,
  chosenFirst = '',
}: PickerProps) {
  const { t } = useTranslation();
  const { countryCode } = useSite().culture;
  const consent = resolveConsent(countryCode, profile.personalDetail.sbeCompliance);
  const question = useConsentDialog(consent, mayAsk);
  const offered = paymentOptions(useUsableMethods(methods, amount), undefined, consent);
  const [first] = useState(() => findStoredChoice(offered, stored));
  const [choice, setChoice] = useState<PaymentChoice>(
    first ?? findChoice(offered, chosenFirst) ?? { option: undefined, card: '' },
  );
  const options = putFirst(offered, first?.option);
  const method = chosenMethod(options, choice);
  const lack = useLack(method ? undefined : t('payment.gate.noMethod'));

  function choose(next: PaymentChoice): void {
    onCloseForm();
    setChoice(next);
  }

  return (
    <FormLayout>
      <div ref={lack.place}>
        <PaymentMethods
          options={options}
          choice={choice}
          onChoose={choose}
          disabled={busy}
          form={form}
          error={lack.error}
        />
      </div>
      {question.ask && !form && (
        <FormActions>
          <Button variant="quiet" disabled={busy} onClick={question.ask}>
            {t(consent ? 'payment.consent.askAgain' : 'payment.consent.answer')}
          </Button>
        </FormActions>
      )}
      {!form && children({ method, sbeCompliance: consent ?? 'NA', askForMethod: lack.say })}
      <ConsentDialog profile={profile} open={question.open} onClose={question.close} />
    </FormLayout>
  );
}
