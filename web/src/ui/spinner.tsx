/** A spinner. With a label it is announced; without one it is decoration beside a text. */
import './spinner.css';
import { classNames } from './class-names.ts';
import './fullscreen-loader.css';
import { useTranslation } from '../texts/texts.ts';

export function Spinner({ label, large = false }: { label?: string; large?: boolean }) {
  const ring = <span className={classNames('spinner', large && 'spinner--large')} aria-hidden="true" />;
  if (label === undefined) return ring;
  return (
    <span role="status">
      {ring}
      <span className="visually-hidden">{label}</span>
    </span>
  );
}

/** Fills the view while a page loads; appears only after a short delay. */
export function FullscreenLoader() {
  const { t } = useTranslation();
  return (
    <div className="fullscreen-loader">
      <Spinner large label={t('ui.loading')} />
    </div>
  );
}
