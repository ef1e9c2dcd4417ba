/** What the details of a subscription ask first. The server asks this for the drawn page. */
import { askFirst, type PageQuestion } from '@perennial/shared/page-answers';

/** `id` is the number of the subscription. The profile says whether its device may be bought. */
export function detailsQuestions(id: string): readonly PageQuestion[] {
  return [askFirst('getSubscription', { params: { id } }), askFirst('getProfile', {})];
}
