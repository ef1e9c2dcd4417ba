/**
 * Ends a contract, on the public page and in checkout (docs/rules/cancel-and-return.md#contract-termination). Where the
 * law asks for it, what will be sent is shown once more before it is sent.
 */
import { findTraits } from '@perennial/shared/countries/traits';
import type { Problem } from '@perennial/shared/errors/problem';
import { readFields } from '@perennial/shared/unknown-values';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { ProblemError } from '../../api/client.ts';
import type { MakeChange } from '../../api/make-change.ts';
import { useFormat } from '../../i18n/format.ts';
import { useSite } from '../../i18n/site.tsx';
import { useTranslation } from '../../texts/texts.ts';
import { useChangeInSteps } from '../changes/use-change.ts';
import { toDay } from '../dates/day.ts';
import { useDayField } from '../dates/use-day-field.ts';
import { onFailedValidation } from '../forms/failed-validation.ts';
import { markRefusedFields } from '../forms/mark-refused-fields.ts';
import { useDraft } from '../forms/use-draft.ts';
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
  /** What the customer has checked; undefined while the form is open. */
  const [checked, setChecked] = useState<DeclarationBody>();
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
  const { run, isRunning, errorText, reset } = useChangeInSteps(['sendTerminationRequest'], send, {
    // What was sent is not sent again before the receipt is shown.
    isOnce: true,
    onDone: (received, body) => {
      forgetDraft();
      onSent({ body, ...received });
    },
    onFailed: (refusal) => {
      markRefusedFields(form.setError, refusal, toDraftField);
      if (refusal.problem.code === 'request.invalid' && step === 'check') onForm();
    },
    // An account, which other texts name, does not show what was sent here, and a visitor has none.
    toFailureText: (failure) => (isLostChange(failure) ? t('declaration.lost') : undefined),
  });

  const submit = form.handleSubmit(async (draft) => {
    const hasDay = asked.kindAndEnd && draft.end === 'on';
    const day = hasDay ? endDay.read() : undefined;
    if (hasDay && day === undefined) return;
    const body = toBody(draft, { act, kindAndEnd: asked.kindAndEnd, endDate: day });
    if (!asked.check) {
      await run(body);
      return;
    }
    reset();
    setChecked(body);
    onCheck(body);
  }, onFailedValidation(act));

  return step === 'check' && checked ? (
    <DeclarationCheck
      act={act}
      body={checked}
      isSending={isRunning}
      errorText={errorText}
      onSend={() => run(checked)}
      onChange={onForm}
    />
  ) : (
    <DeclarationForm
      form={form}
      endDay={endDay}
      asked={asked}
      isSending={isRunning}
      errorText={errorText}
      onSubmit={submit}
    />
  );
}

/** Returns when it was received. A success that does not say so may have been cut. */
async function send(make: MakeChange, body: DeclarationBody): Promise<Received> {
  const received = readReceived((await make('sendTerminationRequest', { body })).response);
  if (received === undefined) throw new ProblemError(lost);
  return received;
}

/** As after a lost answer: whether it was received is not known. */
const lost: Problem = {
  type: 'about:blank',
  title: 'change.unknown',
  status: 502,
  code: 'change.unknown',
  detail: '',
  messages: [],
  requestId: '',
};

const isLostChange = ({ problem }: ProblemError): boolean => problem.code === 'change.unknown';

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

type Received = Omit<Receipt, 'body'>;

/** Returns when the BFF received the declaration; undefined if the response was cut, or does not say. */
export function readReceived(response: unknown): Received | undefined {
  const { receivedAt, reference } = readFields(response);
  if (typeof receivedAt !== 'string' || Number.isNaN(Date.parse(receivedAt))) return undefined;
  return { receivedAt, ...(typeof reference === 'string' && { reference }) };
}
