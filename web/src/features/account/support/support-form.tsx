/** Form for a question to customer care. Errors appear after the first press; a failed request keeps the input. */

import { toTypedText } from '@perennial/shared/validation/typed-text';
import { useClosedReason } from '../../../commerce/status/change-entry.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { SubmitRow } from '../../../ui/form/submit-row.tsx';
import './support.css';
import { countLetters } from '@perennial/shared/validation/letters';
import { Controller, useForm, useWatch } from 'react-hook-form';
import { useSession } from '../../../api/session.ts';
import { useChange } from '../../../commerce/changes/use-change.ts';
import { onFailedValidation } from '../../../commerce/forms/failed-validation.ts';
import { personalDetailInputs } from '../../../commerce/forms/field-inputs.ts';
import { markRefusedFields } from '../../../commerce/forms/mark-refused-fields.ts';
import { useDraft } from '../../../commerce/forms/use-draft.ts';
import { useFaultText } from '../../../commerce/forms/use-fault-text.ts';
import { useSite } from '../../../i18n/site.tsx';
import { useTranslation } from '../../../texts/texts.ts';
import { FormFields } from '../../../ui/form/form-parts.tsx';
import { SearchSelect } from '../../../ui/form/search-select.tsx';
import { TextArea } from '../../../ui/form/text-area.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { useNotify } from '../../../ui/notifications.tsx';
import { defaultTitles, QUESTION_LENGTH, type SupportQuestion, supportFault } from './support-question.ts';

/** The fields of the form, by the fields of the body. */
const bodyFields: Readonly<Record<string, keyof SupportQuestion>> = {
  title: 'title',
  fromEmail: 'email',
  question: 'question',
};

/** `delivery` is the question about a delivery that the form begins with. Each question has a draft of its own. */
export function SupportForm({ delivery = '' }: { delivery?: string }) {
  const { t } = useTranslation();
  const { email = '' } = useSession();
  const titles = useTitles();
  const topic = t('account.support.titles.delivery');
  const notify = useNotify();
  const faultText = useFaultText();
  const form = useForm<SupportQuestion>({
    shouldFocusError: false,
    defaultValues: { title: delivery && titles.includes(topic) ? topic : '', email, question: delivery },
  });
  const { register, handleSubmit, control, reset, setError, formState } = form;
  const forgetDraft = useDraft(delivery ? `support ${delivery}` : 'support', form);
  const { run, isRunning, errorText } = useChange('sendSupportQuestion', {
    onFailed: (refusal) => markRefusedFields(setError, refusal, (path) => bodyFields[path]),
  });
  const closedReason = useClosedReason();
  const question = useWatch({ control, name: 'question' });

  const send = handleSubmit(async (input) => {
    const fromEmail = toTypedText(input.email);
    if (!(await run({ body: { fromEmail, title: input.title, question: toTypedText(input.question) } }))) return;
    forgetDraft();
    reset({ title: '', email: fromEmail, question: '' });
    notify('success', t('account.support.sent'));
  }, onFailedValidation('support'));

  function fieldFor(name: keyof SupportQuestion) {
    const label = t(`account.support.fields.${name}`);
    const validate = (value: string) => faultText(label, supportFault(name, value));
    return { label, error: formState.errors[name]?.message, validate };
  }

  const [titleField, emailField, questionField] = [fieldFor('title'), fieldFor('email'), fieldFor('question')];
  return (
    <Form onSubmit={send} error={errorText}>
      <FormFields className="support__fields" disabled={isRunning}>
        <Controller
          name="title"
          control={control}
          rules={{ validate: titleField.validate }}
          render={({ field }) => (
            <SearchSelect
              {...field}
              label={titleField.label}
              error={titleField.error}
              options={titles.map((value) => ({ value, label: value }))}
              disabled={isRunning}
            />
          )}
        />
        <TextField
          {...personalDetailInputs.email}
          {...register('email', { validate: emailField.validate })}
          label={emailField.label}
          error={emailField.error}
        />
        <TextArea
          {...register('question', { validate: questionField.validate })}
          label={questionField.label}
          error={questionField.error}
          count={{ letters: countLetters(question.trim()), max: QUESTION_LENGTH.max }}
        />
      </FormFields>
      <SubmitRow
        label={t('account.support.submit')}
        busy={isRunning}
        busyText={t('account.support.sending')}
        disabledReason={closedReason}
      />
    </Form>
  );
}

/** Returns the topics to choose from: those of the content service, else the product's own. */
function useTitles(): readonly string[] {
  const { t } = useTranslation();
  const { supportTitles } = useSite().config;
  return supportTitles.length > 0 ? supportTitles : defaultTitles.map((title) => t(`account.support.titles.${title}`));
}
