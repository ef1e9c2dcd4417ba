/** Everything abnormal about a thing in one place: what is the matter, what follows, and what a person can do about it. */
import './status-panel.css';
import './drawing.css';
import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';
import { type NoticeKind, noticeIcons } from './notice.tsx';

type LineProps = {
  kind: NoticeKind;
  /** Another icon than that of the kind. */
  icon?: IconName | undefined;
  children: ReactNode;
};

type Props = Omit<LineProps, 'children'> & {
  title: ReactNode;
  /** A picture of `drawing.css` in place of the icon. */
  drawing?: 'paused' | 'sent-back';
  /** The sentences. */
  children?: ReactNode;
  /** Two at most; the first one is the way out. */
  actions?: ReactNode;
  /** The way of something that is under way: a `StatusTrack`. */
  track?: ReactNode;
};

export function StatusPanel({ kind, icon = noticeIcons[kind], drawing, title, children, actions, track }: Props) {
  return (
    <div className={`status-panel status-panel--${kind}`} role={kind === 'danger' ? 'alert' : 'status'}>
      {drawing ? <span className={`drawing--${drawing}`} /> : <Icon name={icon} />}
      <div className="status-panel__words">
        <p className="status-panel__title">{title}</p>
        {children}
      </div>
      {track && <div className="status-panel__track">{track}</div>}
      {actions && <div className="status-panel__actions">{actions}</div>}
    </div>
  );
}

/** The same as one line, for a row of a list. */
export function StatusLine({ kind, icon = noticeIcons[kind], children }: LineProps) {
  return (
    <p className={`status-line status-line--${kind}`}>
      <Icon name={icon} />
      <span>{children}</span>
    </p>
  );
}
