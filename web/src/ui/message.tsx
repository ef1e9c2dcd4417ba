/** The content of a page with one message: a title, a text and links. */
import './message.css';
import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';
import { PageTitle } from './page-title.tsx';

type Props = {
  icon: IconName;
  kind?: 'calm' | 'success' | 'warning' | 'danger';
  title: string;
  children: ReactNode;
  actions?: ReactNode;
};

export function Message({ icon, kind = 'calm', title, children, actions }: Props) {
  return (
    <section className={`message message--${kind}`}>
      <span className="message__mark">
        <Icon name={icon} />
      </span>
      <PageTitle>{title}</PageTitle>
      <div className="message__words">{children}</div>
      {actions && <div className="message__actions">{actions}</div>}
    </section>
  );
}
