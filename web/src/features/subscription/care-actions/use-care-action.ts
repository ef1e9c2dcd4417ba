/** Runs a care action, and knows the day of the shop once it has refused another one. */
import { useState } from 'react';
import { useCallOnce } from '../../../api/call-once.ts';
import { isResultUnknown } from '../../../api/client.ts';
import type { MakeChange } from '../../../api/make-change.ts';
import { type ChangeAction, useChangeInSteps } from '../../../commerce/changes/use-change.ts';
import { findLastDay } from '../../../commerce/dates/shop-day.ts';
import type { CareCall, CareRequest, CareRequests } from './care-actions.ts';

type CareRun = ChangeAction<CareRequest> & {
  /** The dialog has opened. */
  readonly begin: () => void;
  /** The shop has refused it, so that nothing was done. After another failure the result is not known. */
  readonly isRefused: boolean;
  /** The day of the shop, once it has refused the day of the browser, YYYY-MM-DD. */
  readonly shopDay: string | undefined;
};

/** `onDone` is called when the page has the change. */
export function useCareAction(onDone: () => void): CareRun {
  const [shopDay, setShopDay] = useState<string>();
  const once = useCallOnce();
  const action = useChangeInSteps([], (make, request: CareRequest) => send(make, request), {
    onDone,
    once,
    onFailed: ({ problem }) => setShopDay((before) => findLastDay(problem) ?? before),
  });
  return {
    ...action,
    begin: once.begin,
    isRefused: action.error !== undefined && !isResultUnknown(action.error),
    shopDay,
  };
}

function send<N extends CareCall>(make: MakeChange, { name, input }: CareRequests[N]): Promise<unknown> {
  return make(name, input);
}
