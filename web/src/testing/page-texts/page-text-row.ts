/** One row of the texts of pages: how a page comes to show them. */

import type { CultureCode } from '@perennial/shared/cultures/cultures';
import type { MarketSwitches } from '@perennial/shared/cultures/markets';
import { accountActivity } from '@perennial/shared/examples/my-data';
import { invoice, paymentActivity } from '@perennial/shared/examples/payment';
import { subscriptionListItem } from '@perennial/shared/examples/subscription';
import type { Texts } from '@perennial/shared/locales/texts';
import { sampleProfile } from '../sample-profile.ts';

export type PageTextRow = {
  readonly at: string;
  readonly english: readonly string[];
  readonly other: readonly string[];
  /** German by default. */
  readonly otherLanguage?: string;
  /** The site of both languages; by default the Canadian and the German one. */
  readonly culture?: CultureCode;
  readonly admin?: true;
  readonly markets?: Partial<MarketSwitches>;
  /** Responses by path, besides the default ones. */
  readonly answers?: Readonly<Record<string, unknown>>;
  /** Calls that the BFF refuses, with its text. */
  readonly refusals?: Readonly<Record<string, (texts: Texts) => string>>;
  readonly before?: () => void;
  readonly act?: () => Promise<void>;
};

export type PageTextRows = Readonly<Record<string, PageTextRow>>;

export const activity = (changes: Parameters<typeof paymentActivity>[0]) => ({
  '/api/user/payment-activity': paymentActivity(changes),
});

export const owed = { '/api/invoice/list': [invoice({ invoiceId: 'I-1', balance: 12, hasBalance: true })] };

/** The account of a customer who has nothing but a subscription. */
export const defaultAnswers = {
  ...activity({}),
  '/api/subscriptions': [subscriptionListItem()],
  '/api/invoice/list': [],
  '/api/user/details': sampleProfile(),
  '/api/bundle/faq': [],
  '/api/bundle/banner': [],
  '/bff/content/bundles': [],
  '/bff/account-activity': accountActivity(),
  '/bff/coming-up': { days: [], sum: null, nextPayment: null },
};
