/**
 * A placeholder in the final size of the content. With a label it is announced; without one the page announces the
 * loading.
 */
import './skeleton.css';
import { classNames } from './class-names.ts';

type Props = { lines?: number; className?: string; label?: string };

export function Skeleton({ lines = 1, className, label }: Props) {
  const placeholder = (
    <span className="skeleton-lines" aria-hidden="true">
      {[...Array(lines).keys()].map((line) => (
        <span key={line} className={classNames('skeleton', className)} />
      ))}
    </span>
  );
  if (label === undefined) return placeholder;
  return (
    <div role="status">
      <span className="visually-hidden">{label}</span>
      {placeholder}
    </div>
  );
}
