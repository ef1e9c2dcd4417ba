/** The form for a question to customer care. Errors show after a press, and a failure loses nothing. */
import { Form } from '../../../ui/form/form.tsx';
import { SubmitRow } from '../../../ui/form/submit-row.tsx';
import './support.css';
import { Controller, useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../api/session.ts';
import { useCallMutation } from '../../../api/use-call-mutation.ts';
import { useFaultText } from '../../../commerce/forms/fault-text.ts';
import { personalDetailInputs } from '../../../commerce/forms/field-inputs.ts';
import { useSite } from '../../../i18n/site.tsx';
import { SearchSelect } from '../../../ui/form/search-select.tsx';
import { TextArea } from '../../../ui/form/text-area.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { useNotify } from '../../../ui/notifications.tsx';
import { lettersOf, ownTitles, QUESTION, type SupportQuestion, supportFault } from './support-question.ts';

export function SupportForm() {
  const { t } = useTranslation();
  const { email = '' } = useSession();
  const titles = useTitles();
  const notify = useNotify();
  const faultText = useFaultText();
  const { trigger, isMutating, error } = useCallMutation('sendSupportQuestion');
  const { register, handleSubmit, control, reset, formState } = useForm<SupportQuestion>({
    defaultValues: { title: '', email, question: '' },
  });
  const question = useWatch({ control, name: 'question' });

  const send = handleSubmit(async (given) => {
    try {
      const fromEmail = given.email.trim();
      await trigger({ body: { fromEmail, title: given.title, question: given.question.trim() } });
      reset({ title: '', email: fromEmail, question: '' });
      notify('success', t('account.support.sent'));
    } catch {
      // The reason is in `error`, shown below; what was typed stays.
    }
  });

  function rule(name: keyof SupportQuestion) {
    const label = t(`account.support.fields.${name}`);
    const validate = (value: string) => faultText(label, supportFault(name, value));
    return { label, error: formState.errors[name]?.message, validate };
  }

  const [title, address, text] = [rule('title'), rule('email'), rule('question')];
  return (
    <Form onSubmit={send} error={error?.problem.detail}>
      <fieldset className="support__fields" disabled={isMutating}>
        <Controller
          name="title"
          control={control}
          rules={{ validate: title.validate }}
          render={({ field }) => (
            <SearchSelect
              {...field}
              label={title.label}
              error={title.error}
              options={titles.map((value) => ({ value, label: value }))}
              disabled={isMutating}
            />
          )}
        />
        <TextField
          {...personalDetailInputs.email}
          {...register('email', { validate: address.validate })}
          label={address.label}
          error={address.error}
        />
        <TextArea
          {...register('question', { validate: text.validate })}
          label={text.label}
          error={text.error}
          count={{ letters: lettersOf(question), max: QUESTION.max }}
        />
      </fieldset>
      <SubmitRow label={t('account.support.submit')} busy={isMutating} busyText={t('account.support.sending')} />
    </Form>
  );
}

/** What a question can be about: the content service's words, else the product's own. */
function useTitles(): readonly string[] {
  const { t } = useTranslation();
  const { supportTitles } = useSite().config;
  return supportTitles.length > 0 ? supportTitles : ownTitles.map((title) => t(`account.support.titles.${title}`));
}
