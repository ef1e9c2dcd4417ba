/** Whom a subscription is told to: the language of the request, the day, the tax where the customer lives. */
import { taxRateOf } from '../billing/recurring-payments.ts';
import type { HandlerContext } from '../handler.ts';
import type { ViewOf } from './rate-plan-view.ts';

export function viewFor({ shop, market, imageOf, customer }: HandlerContext): ViewOf {
  return { language: market.language, today: shop.today, imageOf, taxRate: taxRateOf(customer(), market) };
}
