/** The placeholder of a form that is loading. */
import './form.css';
import { useTranslation } from '../../texts/texts.ts';
import { Skeleton } from '../skeleton.tsx';

export function FormSkeleton() {
  const { t } = useTranslation();
  return <Skeleton label={t('ui.loading')} lines={3} className="form__skeleton-line" />;
}
