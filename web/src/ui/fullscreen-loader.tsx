/** Fills the view while a page loads; appears only after a short delay. */
import './fullscreen-loader.css';
import { useTranslation } from '../texts/texts.ts';
import { Spinner } from './spinner.tsx';

export function FullscreenLoader() {
  const { t } = useTranslation();
  return (
    <div className="fullscreen-loader">
      <Spinner large label={t('ui.loading')} />
    </div>
  );
}
