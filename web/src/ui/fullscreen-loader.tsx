/** Fills the view while a page is on its way; appears only when that takes a moment. */
import './fullscreen-loader.css';
import { useTranslation } from 'react-i18next';
import { Spinner } from './spinner.tsx';

export function FullscreenLoader() {
  const { t } = useTranslation();
  return (
    <div className="fullscreen-loader">
      <Spinner large label={t('ui.loading')} />
    </div>
  );
}
