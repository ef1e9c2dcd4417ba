/**
 * Ends a contract, on the public page and in checkout (docs/rules/cancel-and-return.md#contract-termination). Where the
 * law asks for it, what will be sent is shown once more before it is sent.
 */
import { findTraits } from '@perennial/shared/countries/traits';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { ProblemError } from '../../api/client.ts';
import { useCallMutation } from '../../api/use-call-mutation.ts';
import { useFormat } from '../../i18n/format.ts';
import { useSite } from '../../i18n/site.tsx';
import { useTranslation } from '../../texts/texts.ts';
import { toDay } from '../dates/day.ts';
import { useDayField } from '../dates/use-day-field.ts';
import { onFailedValidation } from '../forms/failed-validation.ts';
import { useDraft } from '../forms/use-draft.ts';
import { useLateFailure } from '../forms/use-late-failure.ts';
import { useRefusedFields } from '../forms/use-refused-fields.ts';
import { DeclarationCheck } from './declaration-check.tsx';
import {
  type Act,
  askedFor,
  type DeclarationBody,
  type Draft,
  emptyDraft,
  toBody,
  toDraft,
  toDraftField,
} from './declaration-draft.ts';
import { DeclarationForm } from './declaration-form.tsx';
import type { Receipt } from './receipt-dialog.tsx';
import { readReceivedAt } from './received-at.ts';
import { useNameOfSession, useSurnameOfProfile } from './use-known-customer.ts';

export type Step = 'form' | 'check';

type Props = {
  act: Act;
  subscriptionNumber?: string | undefined;
  step: Step;
  /** What the page has kept of the step that asks once more, when it is loaded again in that step. */
  kept?: DeclarationBody | undefined;
  onForm: () => void;
  onCheck: (body: DeclarationBody) => void;
  onSent: (receipt: Receipt) => void;
};

/** Today on the customer's own calendar, which the BFF accepts in every time zone. */
const endDate = { field: 'endDate', findFirst: () => toDay() };

export function Declaration({ act, subscriptionNumber = '', step, kept, onForm, onCheck, onSent }: Props) {
  const { t } = useTranslation();
  const { culture } = useSite();
  const { date } = useFormat();
  const asked = askedFor(act, findTraits(culture.countryCode));
  const known = useNameOfSession();
  const form = useForm<Draft>({
    shouldFocusError: false,
    defaultValues: { ...emptyDraft, ...known, subscriptionNumber },
  });
  useSurnameOfProfile(form);
  const forgetDraft = useDraft(`${act}-${subscriptionNumber}`, form);
  const endText = useWatch({ control: form.control, name: 'endDate' });
  const endDay = useDayField(act, [endText, (text) => form.setValue('endDate', text)], undefined, endDate);
  const { trigger, isMutating, error, reset } = useCallMutation('sendTerminationRequest');
  /** What the customer has checked; undefined while the form is open. */
  const [checked, setChecked] = useState<DeclarationBody>();
  useRefusedFields(form.setError, error, toDraftField);
  useSteps(step, {
    onStart: () => {
      if (kept) form.reset(toDraft(kept, date));
      setChecked(kept);
    },
    onForm: () => {
      setChecked(undefined);
      form.setFocus('firstName');
    },
    // The browser's own way forward: what was checked before may not be what the form has now.
    onCheck: () => !checked && onForm(),
  });
  /** Stays true after a success: what was sent is not sent again before the receipt is shown. */
  const isSent = useRef(false);
  const tellLate = useLateFailure();
  /** The answer was a success that does not say when the request was received: it may have been cut. */
  const [isUnreadable, setUnreadable] = useState(false);
  useRefusal(error, () => step === 'check' && onForm());

  async function send(body: DeclarationBody): Promise<void> {
    if (isSent.current) return;
    isSent.current = true;
    try {
      const receivedAt = readReceivedAt((await trigger({ body })).response);
      setUnreadable(receivedAt === undefined);
      isSent.current = receivedAt !== undefined;
      if (receivedAt === undefined) return;
      forgetDraft();
      onSent({ body, receivedAt });
    } catch (failure) {
      // `error` has the reason, which is shown here. A customer who has left reads it where they are.
      isSent.current = false;
      tellLate(failure, isLostChange(failure) ? t('declaration.lost') : undefined);
    }
  }

  const submit = form.handleSubmit(async (draft) => {
    const hasDay = asked.kindAndEnd && draft.end === 'on';
    const day = hasDay ? endDay.read() : undefined;
    if (hasDay && day === undefined) return;
    const body = toBody(draft, { act, kindAndEnd: asked.kindAndEnd, endDate: day });
    if (!asked.check) return send(body);
    reset();
    setUnreadable(false);
    setChecked(body);
    onCheck(body);
  }, onFailedValidation(act));

  // An account, which other texts name, does not show what was sent here, and a visitor has none.
  const isLost = isUnreadable || isLostChange(error);
  const shownError = isLost ? t('declaration.lost') : error?.problem.detail;
  return step === 'check' && checked ? (
    <DeclarationCheck
      act={act}
      body={checked}
      isSending={isMutating}
      errorText={shownError}
      onSend={() => send(checked)}
      onChange={onForm}
    />
  ) : (
    <DeclarationForm
      form={form}
      endDay={endDay}
      asked={asked}
      isSending={isMutating}
      errorText={shownError}
      onSubmit={submit}
    />
  );
}

const isLostChange = (error: unknown): boolean =>
  error instanceof ProblemError && error.problem.code === 'change.unknown';

type StepChanges = { readonly onStart: () => void; readonly onForm: () => void; readonly onCheck: () => void };

/**
 * The ways between the steps may be the browser's own. The first step of all comes with `onStart`, after the page has
 * been hydrated: the server has rendered the form.
 */
function useSteps(step: Step, changes: StepChanges): void {
  const onChange = useEffectEvent((before: Step | undefined) => {
    if (before === undefined) changes.onStart();
    else if (before === 'check' && step === 'form') changes.onForm();
    else if (before === 'form' && step === 'check') changes.onCheck();
  });
  const last = useRef<Step>(undefined);
  useEffect(() => {
    onChange(last.current);
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
