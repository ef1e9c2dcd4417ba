/** One state of a part, under its name. */
import type { PrefetchedResponse } from '@perennial/shared/page-data';
import { type ReactNode, useState } from 'react';
import { SWRConfig } from 'swr';
import { PrefetchedContext, toCache, toPrefetchedData } from '../src/api/prefetched-data.ts';

type Props = {
  name: string;
  /** What the shop answers to the part. */
  answers?: readonly PrefetchedResponse[];
  /** Not in the picture of the part, because another state looks nearly the same. */
  unpictured?: boolean;
  children: ReactNode;
};

export function State({ name, answers, unpictured = false, children }: Props) {
  return (
    <div className="workshop__state" data-unpictured={unpictured || undefined}>
      <p className="workshop__state-name">{name}</p>
      {answers ? <Answered answers={answers}>{children}</Answered> : children}
    </div>
  );
}

function Answered({ answers, children }: Required<Pick<Props, 'answers' | 'children'>>) {
  const [prefetched] = useState(() => toPrefetchedData(answers));
  return (
    <SWRConfig value={{ provider: () => toCache(prefetched) }}>
      <PrefetchedContext value={prefetched}>{children}</PrefetchedContext>
    </SWRConfig>
  );
}
