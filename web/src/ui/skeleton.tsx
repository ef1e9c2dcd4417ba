/** Holds the place of what is still loading, in its final size. The page says in words that it loads. */
import './skeleton.css';
import { classNames } from './class-names.ts';

type Props = { lines?: number; className?: string };

export function Skeleton({ lines = 1, className }: Props) {
  return (
    <span className="skeleton-lines" aria-hidden="true">
      {[...Array(lines).keys()].map((line) => (
        <span key={line} className={classNames('skeleton', className)} />
      ))}
    </span>
  );
}
