/** Ends the use of the page's prefetched responses at the first navigation: another page asks for what it needs. */
import { type ComponentProps, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { PrefetchedData } from '../api/prefetched-data.tsx';

export function FirstPageData({ prefetched, children }: ComponentProps<typeof PrefetchedData>) {
  const { key } = useLocation();
  const [firstKey] = useState(key);
  const [isOver, setIsOver] = useState(false);
  // While rendering, so that the next page never sees them. Going back to the first page does not renew them.
  if (!isOver && key !== firstKey) setIsOver(true);
  return <PrefetchedData prefetched={isOver ? undefined : prefetched}>{children}</PrefetchedData>;
}
