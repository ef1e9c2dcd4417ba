/** Section "Resume subscription": at once, or on another day (docs/rules/subscriptions.md#resuming). */
import { useTranslation } from '../../../texts/texts.ts';
import { AskingButton } from '../actions/asking-button.tsx';
import type { SectionProps } from '../use-subscription.ts';
import { ResumeDateForm } from './resume-date-form.tsx';
import ResumptionDialog from './resumption-dialog.tsx';

export default function Resume({ subscription }: SectionProps) {
  const { t } = useTranslation();
  if (!subscription.ableToChangeReplenishmentResumeDate) return <ResumeNow subscription={subscription} />;
  return (
    <>
      <section className="sections__part" aria-label={t('subscription.resume.action')}>
        <ResumeNow subscription={subscription} />
      </section>
      <section className="sections__part" aria-label={t('subscription.resume.changeDate')}>
        <h3>{t('subscription.resume.changeDate')}</h3>
        <ResumeDateForm subscription={subscription} />
      </section>
    </>
  );
}

/** Resumes at once, after a dialog. */
function ResumeNow({ subscription }: SectionProps) {
  const { t } = useTranslation();
  return (
    <>
      <p>{t('subscription.resume.text')}</p>
      <div>
        <AskingButton variant="primary" label={t('subscription.resume.action')}>
          <ResumptionDialog subscription={subscription} />
        </AskingButton>
      </div>
    </>
  );
}
