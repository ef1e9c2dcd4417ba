/** Resumes at once, after a dialog. */
import { useTranslation } from '../../../texts/texts.ts';
import { AskingButton } from '../actions/asking-button.tsx';
import type { SectionProps } from '../section-props.ts';
import ResumptionDialog from './resumption-dialog.tsx';

export function ResumeNow({ subscription }: SectionProps) {
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
