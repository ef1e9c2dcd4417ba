/** Everything abnormal about a thing in one place: what is the matter, what follows, and what a person can do about it. */
import './status-panel.css';
import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';
import { type NoticeKind, noticeIcons } from './notice.tsx';

export type StatusStep = { readonly name: string; readonly state: 'done' | 'current' | 'waiting' };

type LineProps = {
  kind: NoticeKind;
  /** Another icon than that of the kind. */
  icon?: IconName | undefined;
  children: ReactNode;
};

type Props = Omit<LineProps, 'children'> & {
  title: ReactNode;
  /** The sentences. */
  children?: ReactNode;
  /** Two at most; the first one is the way out. */
  actions?: ReactNode;
  /** The way of something that is under way. */
  steps?: readonly StatusStep[];
};

export function StatusPanel({ kind, icon = noticeIcons[kind], title, children, actions, steps = [] }: Props) {
  return (
    <div className={`status-panel status-panel--${kind}`} role={kind === 'danger' ? 'alert' : 'status'}>
      <Icon name={icon} className="status-panel__icon" />
      <div className="status-panel__words">
        <p className="status-panel__title">{title}</p>
        {children}
      </div>
      {steps.length > 0 && <Track steps={steps} />}
      {actions && <div className="status-panel__actions">{actions}</div>}
    </div>
  );
}

function Track({ steps }: { steps: readonly StatusStep[] }) {
  return (
    <ol className="status-panel__track">
      {steps.map(({ name, state }) => (
        <li
          key={name}
          className={`status-panel__step status-panel__step--${state}`}
          aria-current={state === 'current' ? 'step' : undefined}
        >
          {name}
        </li>
      ))}
    </ol>
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
