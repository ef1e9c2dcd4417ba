/** What the BFF answers on its own paths (`/bff/openapi.json`): one row for each that a page requests. */
import type { Boot } from '@perennial/shared/boot';
import type { ComingUp } from '@perennial/shared/models/coming-up';
import type { BundleContent } from '@perennial/shared/models/content';
import type { AccountActivity, MyData } from '@perennial/shared/models/my-data';
import type { SessionState } from '@perennial/shared/models/session';
import type { SubscriptionPage } from '@perennial/shared/page-data';
import type { Receipt, ReceiptCheck } from '@perennial/shared/receipt';

type Get = {
  readonly '/bff/session': SessionState;
  readonly '/bff/boot': Boot;
  readonly '/bff/account-activity': AccountActivity;
  readonly '/bff/coming-up': ComingUp;
  readonly '/bff/my-data': MyData;
  readonly '/bff/receipts': readonly Receipt[];
  readonly '/bff/content/bundles': readonly BundleContent[];
  readonly [bundles: `/bff/content/bundles?${string}`]: readonly BundleContent[];
  readonly [documentHost: `/bff/invoices/${string}/document-host`]: { readonly isDown: boolean };
  readonly [subscription: `/bff/subscriptions/${string}`]: SubscriptionPage;
  readonly [failure: `/bff/sign-in-failure?${string}`]: { readonly detail?: string };
};

type Post = {
  /** `endedAt` in milliseconds since 1970. */
  readonly '/bff/logout': { readonly redirectTo: string; readonly endedAt: number };
  readonly '/bff/receipts/verify': ReceiptCheck;
  readonly '/bff/sign-ins/end-others': { readonly ended: number };
  readonly '/bff/events': undefined;
  readonly '/bff/page-reports': undefined;
};

type Responses = { readonly GET: Get; readonly POST: Post };

export type BffMethod = keyof Responses;
export type BffPath<M extends BffMethod> = keyof Responses[M] & string;
export type BffResponse<M extends BffMethod, P extends BffPath<M>> = Responses[M][P];
