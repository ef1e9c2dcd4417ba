/** A message that stays on the page, with an icon and an optional action. */
import './notice.css';
import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';

export type NoticeKind = 'info' | 'success' | 'warning' | 'danger';

export const noticeIcons: Readonly<Record<NoticeKind, IconName>> = {
  info: 'info',
  success: 'check-circle',
  warning: 'warning',
  danger: 'danger',
};

type Props = {
  kind: NoticeKind;
  title?: string;
  children?: ReactNode;
  action?: ReactNode;
  /** It is a part of the page and tells no news: it is not announced. */
  isPart?: boolean;
};

export function Notice({ kind, title, children, action, isPart = false }: Props) {
  const role = kind === 'danger' ? 'alert' : 'status';
  return (
    <div className={`notice notice--${kind}`} role={isPart ? undefined : role}>
      <Icon name={noticeIcons[kind]} className="notice__icon" />
      <div className="notice__words">
        {title && <p className="notice__title">{title}</p>}
        {children}
      </div>
      {action && <div className="notice__action">{action}</div>}
    </div>
  );
}

/**
 * What appears in it is said: most screen readers watch only the regions that they know. It is there before its content,
 * and takes no room then.
 */
export function Announced({ children }: { children: ReactNode }) {
  return (
    <div className="announced" role="status">
      {children}
    </div>
  );
}

/** Shows why something failed. Renders nothing without a text. */
export function ErrorNotice({ text }: { text: string | undefined }) {
  if (!text) return null;
  return (
    <Notice kind="danger">
      <p>{text}</p>
    </Notice>
  );
}
