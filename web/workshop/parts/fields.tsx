import { useTranslation } from '../../src/texts/texts.ts';
import { TextArea } from '../../src/ui/form/text-area.tsx';
import { TextField } from '../../src/ui/form/text-field.tsx';
import { State } from '../state.tsx';

const ignore = () => undefined;

export function Fields() {
  const { t } = useTranslation();
  const email = t('fields.labels.email');
  const city = t('fields.labels.city');
  return (
    <>
      <State name="empty, optional">
        <TextField label={t('fields.labels.lastName')} optional />
      </State>
      <State name="filled, with help">
        <TextField label={email} help={t('personalDetails.emailHelp')} defaultValue="ada@example.com" />
      </State>
      <State name="refused">
        <TextField label={email} error={`${email} ${t('fields.messages.emailInvalid')}`} defaultValue="ada" />
      </State>
      <State name="disabled">
        <TextField label={city} defaultValue="Ottawa" disabled />
      </State>
      <State name="lines, counted">
        <TextArea
          label={t('subscription.cancel.reasons.note')}
          value="Enough brush heads until summer."
          onChange={ignore}
          count={{ letters: 32, max: 500 }}
          rows={3}
        />
      </State>
      <State name="lines, refused">
        <TextArea
          label={t('subscription.cancel.reasons.note')}
          error={t('subscription.cancel.reasons.first')}
          rows={2}
        />
      </State>
    </>
  );
}
