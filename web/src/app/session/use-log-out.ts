/** Signs the customer out, with a text for the button and a notification if it fails. */
import { useState } from 'react';
import { errorText } from '../../api/client.ts';
import { useSession } from '../../api/session.ts';
import { clearShoppingData } from '../../storage/shopping-memory.ts';
import { useTranslation } from '../../texts/texts.ts';
import { useNotify } from '../../ui/notifications.tsx';
import { useGuardedAction } from '../../ui/use-guarded-action.ts';

export function useLogOut(): { busy: boolean; text: string; logOut: () => Promise<void> } {
  const { t } = useTranslation();
  const { signOut } = useSession();
  const notify = useNotify();
  const [busy, setBusy] = useState(false);

  const logOut = useGuardedAction(async () => {
    setBusy(true);
    try {
      await signOut();
    } catch (error) {
      setBusy(false);
      notify('danger', errorText(error));
      return false;
    }
    clearShoppingData();
    return true;
  });

  return { busy, text: t(busy ? 'shell.loggingOut' : 'shell.logOut'), logOut };
}
