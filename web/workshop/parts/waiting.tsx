import { useTranslation } from '../../src/texts/texts.ts';
import { Skeleton } from '../../src/ui/skeleton.tsx';
import { FullscreenLoader, Spinner } from '../../src/ui/spinner.tsx';
import { State } from '../state.tsx';

export function Waiting() {
  const { t } = useTranslation();
  return (
    <>
      <State name="spinner">
        <p className="workshop__row">
          <Spinner /> {t('ui.loading')} <Spinner large label={t('ui.loading')} />
        </p>
      </State>
      <State name="spinner of a page">
        <FullscreenLoader />
      </State>
      <State name="placeholder">
        <Skeleton lines={3} label={t('ui.loading')} />
      </State>
    </>
  );
}
