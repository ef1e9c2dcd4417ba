/** Runs a care action, then loads again what it may have changed. */
import { useState } from 'react';
import { errorText, isResultUnknown, ProblemError } from '../../../api/client.ts';
import { type ChangeProgress, type MakeChange, useChange } from '../../../api/use-change.ts';
import { findLastDay } from '../../../commerce/dates/shop-day.ts';
import type { CareCall, CareRequest, CareRequests } from './care-actions.ts';

type CareFailure = {
  readonly text: string;
  /** Nothing was done. Otherwise the result is not known. */
  readonly isRefusal: boolean;
  /** The last day of a cancellation, if the shop has named it, YYYY-MM-DD. */
  readonly lastDay: string | undefined;
};

type CareRun = {
  /** Resolves to whether the action was done. If not, `failure` has the reason. */
  readonly run: (request: CareRequest) => Promise<boolean>;
  readonly isRunning: boolean;
  readonly failure: CareFailure | undefined;
  /** The day of the shop, once it has refused the day of the browser. */
  readonly shopDay: string | undefined;
  readonly reset: () => void;
  readonly progress: ChangeProgress;
};

/** `onDone` is called when the page has the change. */
export function useCareAction(onDone: () => void): CareRun {
  const { make, ...progress } = useChange();
  const [isRunning, setRunning] = useState(false);
  const [failure, setFailure] = useState<CareFailure>();
  const [shopDay, setShopDay] = useState<string>();

  async function run(request: CareRequest): Promise<boolean> {
    setRunning(true);
    setFailure(undefined);
    const failed = await send(make, request).then(() => undefined, toFailure);
    setRunning(false);
    setFailure(failed);
    if (failed?.lastDay !== undefined) setShopDay(failed.lastDay);
    if (failed) return false;
    onDone();
    return true;
  }

  return { run, isRunning, failure, shopDay, reset: () => setFailure(undefined), progress };
}

function toFailure(error: unknown): CareFailure {
  const lastDay = error instanceof ProblemError ? findLastDay(error.problem) : undefined;
  return { text: errorText(error), isRefusal: !isResultUnknown(error), lastDay };
}

function send<N extends CareCall>(make: MakeChange, { name, input }: CareRequests[N]): Promise<unknown> {
  return make(name, input);
}
