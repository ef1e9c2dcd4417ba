/** The content of a page with one message: a picture or an icon, a title, a text and links. */
import './message.css';
import './drawing.css';
import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';
import { PageTitle } from './page-title.tsx';

type Props = {
  title: string;
  children: ReactNode;
  actions?: ReactNode;
} & (WithDrawing | WithIcon);

/** A page that has nothing to show, or that failed, has a picture of `drawing.css`. */
type WithDrawing = {
  readonly drawing: 'not-found' | 'nothing-yet' | 'failed' | 'sent-back';
  icon?: never;
  kind?: never;
};
type WithIcon = { icon: IconName; kind?: 'calm' | 'success' | 'warning'; drawing?: never };

export function Message({ icon, kind = 'calm', drawing, title, children, actions }: Props) {
  return (
    <section className={`message message--${kind}`}>
      {drawing && <span className={`drawing--${drawing}`} />}
      {icon && (
        <span className="message__mark">
          <Icon name={icon} />
        </span>
      )}
      <PageTitle>{title}</PageTitle>
      <div className="message__words">{children}</div>
      {actions && <div className="message__actions">{actions}</div>}
    </section>
  );
}
