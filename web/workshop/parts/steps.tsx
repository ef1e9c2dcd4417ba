import { useFormat } from '../../src/i18n/format.ts';
import { useTranslation } from '../../src/texts/texts.ts';
import { EmailText } from '../../src/ui/email-text.tsx';
import { TextField } from '../../src/ui/form/text-field.tsx';
import { StatusTrack } from '../../src/ui/status-track.tsx';
import { StepCard } from '../../src/ui/step-card.tsx';
import { Moment, Timeline } from '../../src/ui/timeline.tsx';
import { State } from '../state.tsx';

export function Steps() {
  const { t } = useTranslation();
  const { date, money } = useFormat();
  const card = { total: 3, editText: t('checkout.edit') };
  return (
    <>
      <State name="steps of a page: done, open, waiting">
        <div className="workshop__part">
          <StepCard
            {...card}
            number={1}
            title={t('checkout.signIn.title')}
            state="done"
            summary={<EmailText>ada.byron@example.com</EmailText>}
            onEdit={() => undefined}
          />
          <StepCard {...card} number={2} title={t('account.details.addresses')} state="open">
            <TextField label={t('fields.labels.city')} />
          </StepCard>
          <StepCard {...card} number={3} title={t('checkout.yourOrder')} state="waiting" />
        </div>
      </State>
      <State name="track">
        <StatusTrack
          steps={[
            { name: t('subscription.facts.returnAskedFor'), state: 'done' },
            { name: t('subscription.status.received'), state: 'current' },
            { name: t('subscription.status.completed'), state: 'waiting' },
          ]}
        />
      </State>
      <State name="timeline">
        <Timeline>
          {['2026-05-01', '2026-08-01', '2026-11-01'].map((day) => (
            <Moment key={day} name={date(day)} note={t('account.subscriptions.nextShipment')}>
              <span className="figures">{money(18.99)}</span>
            </Moment>
          ))}
        </Timeline>
      </State>
    </>
  );
}
