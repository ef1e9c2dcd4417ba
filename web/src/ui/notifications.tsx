/**
 * Short messages at the top centre of the screen (docs/rules/errors.md#notifications). A separate live region announces
 * them. They are in the top layer, so that an open dialog does not cover them.
 */
import './notifications.css';
import { readFields } from '@perennial/shared/unknown-values';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useRef, useState } from 'react';
import { useTranslation } from '../texts/texts.ts';
import { Icon } from './icon.tsx';
import { type NoticeKind, noticeIcons } from './notice.tsx';
import { useTimer } from './use-timer.ts';

/** The default duration in milliseconds. */
const DURATION_MS = 5000;

type Notification = {
  readonly id: number;
  readonly kind: NoticeKind;
  readonly text: string;
  readonly durationMs: number;
  readonly offer: Offer | undefined;
};

/** What a person can do about a message, below its text. */
type Offer = {
  /** `dismiss` takes the message away. */
  readonly content: (dismiss: () => void) => ReactNode;
  /** What is announced of it, after the text. */
  readonly announced?: string | undefined;
};

type Notify = (kind: NoticeKind, text: string, durationMs?: number, offer?: Offer) => void;

const NotifyContext = createContext<Notify | null>(null);
const AnnouncedContext = createContext<ReactNode>(null);

/** Shows a short message. The same text restarts its notification instead of adding another one. */
export function useNotify(): Notify {
  const notify = useContext(NotifyContext);
  if (!notify) throw new Error('No NotificationProvider');
  return notify;
}

/** Announces the notifications. An open dialog has one of its own, because what is behind it is silent. */
export function Announcements() {
  return (
    <div className="visually-hidden" role="status" aria-live="polite">
      {useContext(AnnouncedContext)}
    </div>
  );
}

export function NotificationProvider({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const [shown, setShown] = useState<readonly Notification[]>([]);
  const lastId = useRef(0);
  const area = useRef<HTMLElement>(null);

  const notify = useCallback<Notify>((kind, text, durationMs = DURATION_MS, offer) => {
    lastId.current += 1;
    const notification = { id: lastId.current, kind, text, durationMs, offer };
    setShown((current) => [...current.filter((other) => other.text !== text), notification]);
  }, []);

  useEffect(() => {
    const text = takeNotice();
    if (text !== undefined) notify('success', text);
  }, [notify]);

  const dismiss = (id: number) => setShown((current) => current.filter((one) => one.id !== id));

  useEffect(() => {
    const element = area.current;
    // Without popover support the area is visible too, but below an open dialog.
    if (!element || !('showPopover' in element)) return;
    // Shown again for each change: the last element that entered the top layer covers the others.
    element.hidePopover();
    if (shown.length > 0) element.showPopover();
  }, [shown]);

  const announced = shown.map(({ id, text, offer }) => (
    <div key={id}>
      <p>{text}</p>
      {offer?.announced}
    </div>
  ));

  return (
    <NotifyContext value={notify}>
      <AnnouncedContext value={announced}>
        {children}
        <Announcements />
      </AnnouncedContext>
      <section ref={area} className="notifications" popover="manual" aria-label={t('ui.notifications')}>
        <ul>
          {shown.map((one) => (
            <NotificationCard key={one.id} notification={one} onDismiss={dismiss} />
          ))}
        </ul>
      </section>
    </NotifyContext>
  );
}

type CardProps = { notification: Notification; onDismiss: (id: number) => void };

function NotificationCard({ notification: { id, kind, text, durationMs, offer }, onDismiss }: CardProps) {
  const { t } = useTranslation();
  const [paused, setPaused] = useState(false);

  useTimer(() => onDismiss(id), { afterMs: paused ? undefined : durationMs });

  return (
    <li
      className={`notification notification--${kind}`}
      onMouseEnter={() => setPaused(true)}
      onMouseLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
    >
      <Icon name={noticeIcons[kind]} className="notification__icon" />
      <div>
        <p className="notification__text">{text}</p>
        {offer?.content(() => onDismiss(id))}
      </div>
      <button type="button" className="notification__close" onClick={() => onDismiss(id)} aria-label={t('ui.dismiss')}>
        <Icon name="close" />
      </button>
    </li>
  );
}

/** Loads the page again. The loaded page shows the text once, as a notification. */
export function reloadWithNotice(text: string): void {
  window.history.replaceState({ ...window.history.state, notice: text }, '');
  window.location.reload();
}

/** Returns the text that the page before the reload left in this history entry, and removes it. */
function takeNotice(): string | undefined {
  const { notice, ...rest } = readFields(window.history.state);
  if (typeof notice !== 'string') return undefined;
  window.history.replaceState(rest, '');
  return notice;
}
