/** What a page says while a change is not visible (docs/rules/errors.md#changes-that-become-visible-later). */

import { useTranslation } from '../../texts/texts.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { ChangeProgress } from './use-make-change.ts';

/** Renders nothing while no change is waited for. */
export function ChangeNotice({ progress: { waiting, lookAgain } }: { progress: ChangeProgress }) {
  const { t } = useTranslation();
  if (waiting === undefined) return null;
  return (
    <Notice kind="info" action={waiting === 'late' && <Button onClick={lookAgain}>{t('ui.change.lookAgain')}</Button>}>
      <p>{t(`ui.change.${waiting}`)}</p>
    </Notice>
  );
}
