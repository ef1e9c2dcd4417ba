/** `createCallOnce` for a component: what a charge is sent with. */
import { useState } from 'react';
import { type CallOnce, createCallOnce } from '../../api/call-once.ts';

/** The same for the life of the component. A dialog calls `begin` when it opens. */
export function useCallOnce(): CallOnce {
  const [once] = useState(() => createCallOnce());
  return once;
}
