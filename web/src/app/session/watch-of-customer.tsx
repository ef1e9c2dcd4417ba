/** Loads what watches a customer's payments when a customer is signed in. */
import { lazy } from 'react';
import { useSession } from '../../api/session.ts';
import { LoadedPart } from '../../ui/loaded-part.tsx';

/** A page works without it if it cannot be loaded. */
const CustomerWatch = lazy(() => import('./customer-watch.tsx').catch(() => ({ default: () => <></> })));

export function WatchOfCustomer() {
  const { signedIn } = useSession();
  return signedIn ? (
    <LoadedPart>
      <CustomerWatch />
    </LoadedPart>
  ) : null;
}
