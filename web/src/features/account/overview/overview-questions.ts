/** What the overview and the layout around it ask first. The server asks this for the drawn page. */
import { askFirst, type PageQuestion } from '@perennial/shared/page-answers';

/** The frame of every page asks for payment activity and invoices. */
export const overviewQuestions: readonly PageQuestion[] = [
  askFirst('getSubscriptions', {}),
  askFirst('getProfile', {}),
];
