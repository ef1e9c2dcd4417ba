/** Leads back from a page that does not have the account's menu. */
import './back-link.css';
import { Link } from 'react-router-dom';
import { Icon } from '../ui/icon.tsx';

export function BackLink({ to, text }: { to: string; text: string }) {
  return (
    <Link className="back-link" to={to}>
      <Icon name="arrow-left" />
      {text}
    </Link>
  );
}
