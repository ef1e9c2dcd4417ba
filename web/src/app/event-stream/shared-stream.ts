/** The event stream as every tab has it: one follows it and broadcasts its events to the others (docs/rules/results-at-once.md, ADR 89). */
import type { StreamEvent } from '@perennial/shared/event-stream';
import { getLeaving } from '../../api/session-end.ts';
import { followStream, SESSION_ENDED_MS, SILENCE_MS } from './follow-stream.ts';
import { canShareStream, holdInOneTab } from './one-tab.ts';

type TabMessage =
  | { readonly kind: 'event'; readonly event: StreamEvent }
  /** Something was received: the stream is alive. */
  | { readonly kind: 'sign' }
  | { readonly kind: 'lost' };

const CHANNEL = 'perennial-events';

type Ports = {
  readonly url: string;
  /** Called for each event of the stream, whichever tab follows it. */
  readonly onEvent: (event: StreamEvent) => void;
  readonly onLive: (isLive: boolean) => void;
};

type SharedStream = {
  /** Broadcasts an event to the other tabs of this browser: the BFF sends them none of a change of this browser. */
  readonly broadcast: (event: StreamEvent) => void;
  readonly end: () => void;
};

/** Opens the stream, or joins that of another tab. Does nothing where tabs cannot share one. */
export function shareStream({ url, onEvent, onLive }: Ports): SharedStream {
  if (!canShareStream()) return { broadcast: () => undefined, end: () => undefined };
  const channel = new BroadcastChannel(CHANNEL);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;
  let endedAt = Number.NEGATIVE_INFINITY;

  function setLive(isLive: boolean): void {
    clearTimeout(timer);
    if (isLive) timer = setTimeout(onLive, SILENCE_MS, false);
    onLive(isLive);
  }
  function receive(message: TabMessage): void {
    if (isOver) return;
    if (message.kind === 'event') {
      const { event } = message;
      if (event.name === 'session' && event.data === 'ended') endedAt = Date.now();
      onEvent(event);
    } else setLive(message.kind === 'sign');
  }
  function share(message: TabMessage): void {
    receive(message);
    if (!isOver) channel.postMessage(message);
  }

  channel.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => receive(data));
  const stopHolding = holdInOneTab((signal) =>
    followStream(
      {
        url,
        mayOpen: () => getLeaving() === 'no' && Date.now() - endedAt >= SESSION_ENDED_MS,
        onEvent: (event) => share({ kind: 'event', event }),
        onSign: () => share({ kind: 'sign' }),
        onLost: () => share({ kind: 'lost' }),
      },
      signal,
    ),
  );
  return {
    broadcast: (event) => channel.postMessage({ kind: 'event', event } satisfies TabMessage),
    end: () => {
      setLive(false);
      isOver = true;
      stopHolding();
      channel.close();
    },
  };
}
