/** Signs the customer out, with a text for the button and a notification if it fails. */
import { useSession } from '../../api/session.ts';
import { useAction } from '../../commerce/changes/use-action.ts';
import { clearShoppingData } from '../../storage/forget-customer.ts';
import { useTranslation } from '../../texts/texts.ts';

export function useLogOut(): { busy: boolean; text: string; logOut: () => Promise<unknown> } {
  const { t } = useTranslation();
  const { signOut } = useSession();
  const { run, isRunning, isDone } = useAction(signOut, {
    isOnce: true,
    failsIn: 'notification',
    onDone: clearShoppingData,
  });
  // The page is about to leave when it is done.
  const busy = isRunning || isDone;
  return { busy, text: t(busy ? 'shell.loggingOut' : 'shell.logOut'), logOut: run };
}
