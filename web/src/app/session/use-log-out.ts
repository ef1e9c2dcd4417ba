/** Signs the customer out, with a text for the button and a notification if it fails. */
import { useState } from 'react';
import { errorText } from '../../api/client.ts';
import { useSession } from '../../api/session.ts';
import { clearShoppingData } from '../../storage/shopping-memory.ts';
import { useTranslation } from '../../texts/texts.ts';
import { useNotify } from '../../ui/notifications.tsx';

export function useLogOut(): { busy: boolean; text: string; logOut: () => Promise<void> } {
  const { t } = useTranslation();
  const { signOut } = useSession();
  const notify = useNotify();
  const [busy, setBusy] = useState(false);

  async function logOut(): Promise<void> {
    if (busy) return;
    setBusy(true);
    try {
      await signOut();
      clearShoppingData();
    } catch (error) {
      setBusy(false);
      notify('danger', errorText(error));
    }
  }

  return { busy, text: t(busy ? 'shell.loggingOut' : 'shell.logOut'), logOut };
}
