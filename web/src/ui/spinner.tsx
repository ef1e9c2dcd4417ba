/** A spinner. With a label it is announced; without one it is decoration beside a text. */
import './spinner.css';
import { classNames } from './class-names.ts';

export function Spinner({ label, large = false }: { label?: string; large?: boolean }) {
  const ring = <span className={classNames('spinner', large && 'spinner--large')} aria-hidden="true" />;
  if (label === undefined) return ring;
  return (
    <span role="status">
      {ring}
      <span className="visually-hidden">{label}</span>
    </span>
  );
}
