/** Says that something could not be loaded, with a button that tries again, and below it the text of the error. */
import { useTranslation } from '../texts/texts.ts';
import { Button } from './button.tsx';
import { keepFocus } from './lost-focus.ts';
import { Notice } from './notice.tsx';

type Props = {
  text: string;
  /** What it returns is awaited: the button may be gone then, with the focus in it. */
  onRetry: () => unknown;
  busy?: boolean;
};

export function LoadFailed({ text, onRetry, busy = false }: Props) {
  const { t } = useTranslation();
  return (
    <Notice
      kind="danger"
      title={t('ui.loadFailed')}
      action={
        <Button onClick={() => void keepFocus(async () => onRetry())} busy={busy} busyText={t('ui.retrying')}>
          {t('ui.retry')}
        </Button>
      }
    >
      <p>{text}</p>
    </Notice>
  );
}
