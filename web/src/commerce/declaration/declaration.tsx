/**
 * Ends a contract, on the public page and in checkout (docs/rules/cancel-and-return.md#contract-termination). Where the
 * law asks for it, what will be sent is shown once more before it is sent.
 */
import { findTraits } from '@perennial/shared/countries/traits';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { ProblemError } from '../../api/client.ts';
import { useCallMutation } from '../../api/use-call-mutation.ts';
import { useSite } from '../../i18n/site.tsx';
import { toDay } from '../dates/day.ts';
import { useDayField } from '../dates/use-day-field.ts';
import { onFailedValidation } from '../forms/failed-validation.ts';
import { useRefusedFields } from '../forms/use-refused-fields.ts';
import { DeclarationCheck } from './declaration-check.tsx';
import {
  type Act,
  askedFor,
  type DeclarationBody,
  type Draft,
  emptyDraft,
  toBody,
  toDraftField,
} from './declaration-draft.ts';
import { DeclarationForm } from './declaration-form.tsx';
import type { Receipt } from './receipt-dialog.tsx';
import { readReceivedAt } from './received-at.ts';

export type Step = 'form' | 'check';

type Props = {
  act: Act;
  /** What is known of the customer. */
  start?: Partial<Draft>;
  step: Step;
  onStep: (step: Step) => void;
  onSent: (receipt: Receipt) => void;
};

/** Today on the customer's own calendar, which the BFF accepts in every time zone. */
const endDate = { field: 'endDate', findFirst: () => toDay() };

export function Declaration({ act, start, step, onStep, onSent }: Props) {
  const { culture } = useSite();
  const asked = askedFor(act, findTraits(culture.countryCode));
  const form = useForm<Draft>({ shouldFocusError: false, defaultValues: { ...emptyDraft, ...start } });
  const endDay = useDayField(act, undefined, endDate);
  const { trigger, isMutating, error, reset } = useCallMutation('sendTerminationRequest');
  /** What the customer has checked; undefined while the form is open. */
  const [checked, setChecked] = useState<DeclarationBody>();
  useRefusedFields(form.setError, error, toDraftField);
  useBackToForm(step, () => {
    setChecked(undefined);
    form.setFocus('firstName');
  });
  /** Stays true after a success: what was sent is not sent again before the receipt is shown. */
  const isSent = useRef(false);
  useRefusal(error, () => step === 'check' && onStep('form'));

  async function send(body: DeclarationBody): Promise<void> {
    if (isSent.current) return;
    isSent.current = true;
    try {
      onSent({ body, receivedAt: readReceivedAt(await trigger({ body })) });
    } catch {
      // `error` has the reason, which is shown.
      isSent.current = false;
    }
  }

  const submit = form.handleSubmit(async (draft) => {
    const hasDay = asked.kindAndEnd && draft.end === 'on';
    const day = hasDay ? endDay.read() : undefined;
    if (hasDay && day === undefined) return;
    const body = toBody(draft, { act, kindAndEnd: asked.kindAndEnd, endDate: day });
    if (!asked.check) return send(body);
    reset();
    setChecked(body);
    onStep('check');
  }, onFailedValidation(act));

  const errorText = error?.problem.detail;
  return step === 'check' && checked ? (
    <DeclarationCheck
      act={act}
      body={checked}
      isSending={isMutating}
      errorText={errorText}
      onSend={() => send(checked)}
      onChange={() => onStep('form')}
    />
  ) : (
    <DeclarationForm
      form={form}
      endDay={endDay}
      asked={asked}
      isSending={isMutating}
      errorText={errorText}
      onSubmit={submit}
    />
  );
}

/** The way back to the form may be the browser's own: what was checked before must not be sent later. */
function useBackToForm(step: Step, forget: () => void): void {
  const onForm = useEffectEvent(forget);
  const last = useRef(step);
  useEffect(() => {
    if (step === 'form' && last.current === 'check') onForm();
    last.current = step;
  }, [step]);
}

/** A refusal of the entered values is shown at their fields. */
function useRefusal(error: ProblemError | undefined, showForm: () => void): void {
  const onRefusal = useEffectEvent(showForm);
  useEffect(() => {
    if (error?.problem.code === 'request.invalid') onRefusal();
  }, [error]);
}
