/** Shows why something could not be loaded, with a button that tries again. */
import { useTranslation } from '../texts/texts.ts';
import { Button } from './button.tsx';
import { Notice } from './notice.tsx';

type Props = { text: string; onRetry: () => void; busy?: boolean };

export function LoadFailed({ text, onRetry, busy = false }: Props) {
  const { t } = useTranslation();
  return (
    <Notice
      kind="danger"
      action={
        <Button onClick={onRetry} busy={busy} busyText={t('ui.retrying')}>
          {t('ui.retry')}
        </Button>
      }
    >
      <p>{text}</p>
    </Notice>
  );
}
