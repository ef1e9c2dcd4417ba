/** Holds the place of a form that is on its way. */
import '../../ui/form/form.css';
import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../ui/skeleton.tsx';

export function FormSkeleton() {
  const { t } = useTranslation();
  return (
    <div role="status">
      <span className="visually-hidden">{t('ui.loading')}</span>
      <Skeleton lines={3} className="form__skeleton-line" />
    </div>
  );
}
