/** Ends the use of the page's answers at the first navigation: another page asks for what it needs. */
import { type ComponentProps, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { PageAnswers } from '../../api/page-answers.tsx';

export function FirstView({ answers, children }: ComponentProps<typeof PageAnswers>) {
  const { key } = useLocation();
  const [firstKey] = useState(key);
  const [isOver, setIsOver] = useState(false);
  // While rendering, so that the next page never sees them. Going back to the first page does not renew them.
  if (!isOver && key !== firstKey) setIsOver(true);
  return <PageAnswers answers={isOver ? undefined : answers}>{children}</PageAnswers>;
}
