import { useTranslation } from '../../src/texts/texts.ts';
import { Card } from '../../src/ui/card.tsx';
import { Form } from '../../src/ui/form/form.tsx';
import { FormFields, FormLayout, FormSkeleton } from '../../src/ui/form/form-parts.tsx';
import { SubmitRow } from '../../src/ui/form/submit-row.tsx';
import { TextField } from '../../src/ui/form/text-field.tsx';
import { State } from '../state.tsx';

const stay = async () => undefined;

export function Forms() {
  const { t } = useTranslation();
  const row = { label: t('subscription.modify.parts.frequency'), busyText: t('checkout.saving') };
  return (
    <>
      <State name="refused by the shop">
        <Card>
          <Form onSubmit={stay} error={t('errors.request.invalid')}>
            <FormFields disabled={false}>
              <TextField label={t('fields.labels.firstName')} defaultValue="Ada" />
              <TextField label={t('fields.labels.lastName')} defaultValue="Byron" />
            </FormFields>
            <SubmitRow {...row} busy={false} />
          </Form>
        </Card>
      </State>
      <State name="being sent">
        <Card>
          <Form onSubmit={stay}>
            <FormFields disabled>
              <TextField label={t('fields.labels.firstName')} defaultValue="Ada" />
            </FormFields>
            <SubmitRow {...row} busy />
          </Form>
        </Card>
      </State>
      <State name="not ready, and ending something">
        <FormLayout>
          <SubmitRow {...row} busy={false} disabledReason={t('subscription.frequency.chooseFirst')} />
          <SubmitRow {...row} busy={false} variant="danger" />
        </FormLayout>
      </State>
      <State name="loading">
        <FormSkeleton />
      </State>
    </>
  );
}
