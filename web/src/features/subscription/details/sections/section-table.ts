/** The sections of a subscription's page, one row each, in display order (docs/rules/subscriptions.md#sections). */
import type { CountryCode } from '@perennial/shared/countries/country-codes';
import { findTraits } from '@perennial/shared/countries/traits';
import type { SessionState } from '@perennial/shared/models/session';
import type { SubscriptionDetails } from '@perennial/shared/models/subscription-details';
import { TOOTHBRUSH_CONTENT_PRODUCT } from '@perennial/shared/special-products';
import { findPlan } from '@perennial/shared/subscriptions/plan-facts';
import { namesOf } from '@perennial/shared/typed-tables';
import { type ComponentType, lazy } from 'react';
import {
  findPageLimit,
  isInsured,
  isPausable,
  isResumable,
  type PageLimit,
} from '../../../../commerce/subscriptions/subscription-limits.ts';
import type { IconName } from '../../../../ui/icon.tsx';
import { findCancelPath } from '../../cancel/cancel-path.ts';
import { CareSummary } from '../../care-actions/care-summary.tsx';
import { findModifyOffers, type ModifyOffer } from '../../modify/modify-offers.ts';
import { purchaseState } from '../../purchase/purchase-state.ts';
import type { SectionProps } from '../../use-subscription.ts';
import {
  BuyProductSummary,
  CancelOrReturnSummary,
  FrequencySummary,
  NoSummary,
  OneTimeOrdersSummary,
  ProductSummary,
  RepairSummary,
  TrackOrderSummary,
} from './summaries.tsx';

/** What a section is for the customer. A disabled section shows its name and the reason. */
export type Availability = 'hidden' | 'open' | { readonly disabled: PageLimit };

/** Who looks at a subscription, and where. */
type Viewer = { readonly countryCode: CountryCode; readonly role: SessionState['role'] };

/** The rows of a group stand together. */
export const sectionGroups = ['care', 'modify', 'more'] as const;

type Section = {
  readonly icon: IconName;
  readonly group: (typeof sectionGroups)[number];
  readonly availability: (subscription: SubscriptionDetails, viewer: Viewer) => Availability;
  /** The tasks of links that open the section (docs/rules/subscriptions.md#task-links). */
  readonly tasks: readonly string[];
  /** At the end of the row: what holds now, if there is something to say. */
  readonly Summary: ComponentType<SectionProps>;
  /** Loaded when the section is opened. */
  readonly Body: ComponentType<SectionProps>;
};

/** For sections that stay available on a disabled page. */
const shownIf = (condition: boolean): Availability => (condition ? 'open' : 'hidden');

/** For sections whose actions a disabled page refuses. */
function enabledIf(condition: boolean, subscription: SubscriptionDetails): Availability {
  const limit = findPageLimit(subscription);
  if (!condition) return 'hidden';
  return limit ? { disabled: limit } : 'open';
}

/** For the changes of the replenishment, which have no row while they are not offered. */
function offered(
  change: ModifyOffer['name'],
  subscription: SubscriptionDetails,
  { countryCode }: Pick<Viewer, 'countryCode'>,
): Availability {
  return shownIf(findModifyOffers(subscription, countryCode).some(({ name }) => name === change));
}

/** A subscription that has ended has nothing to track, except a parcel in transit. */
function hasDeliveries({ status, ratePlans }: SubscriptionDetails): Availability {
  return shownIf(status !== 'InActive' || ratePlans.some(({ trackingNumber }) => trackingNumber));
}

export const sectionTable = {
  care: {
    icon: 'user',
    group: 'care',
    availability: (_, { role }) => shownIf(role === 'admin'),
    tasks: [],
    Summary: CareSummary,
    Body: lazy(() => import('../../care-actions/care.tsx')),
  },
  frequency: {
    icon: 'calendar',
    group: 'modify',
    availability: (subscription, viewer) => offered('frequency', subscription, viewer),
    tasks: ['frequency'],
    Summary: FrequencySummary,
    Body: lazy(() => import('../../modify/frequency-form.tsx')),
  },
  product: {
    icon: 'edit',
    group: 'modify',
    availability: (subscription, viewer) => offered('product', subscription, viewer),
    tasks: ['product'],
    Summary: ProductSummary,
    Body: lazy(() => import('../../modify/product-form.tsx')),
  },
  pause: {
    icon: 'pause',
    group: 'modify',
    availability: (subscription, { countryCode }) => enabledIf(isPausable(subscription, countryCode), subscription),
    tasks: ['pause'],
    Summary: NoSummary,
    Body: lazy(() => import('../../pause/pause.tsx')),
  },
  resume: {
    icon: 'arrow-right',
    group: 'modify',
    availability: (subscription, { countryCode }) =>
      enabledIf(isResumable(subscription) && !isInsured(subscription, countryCode), subscription),
    tasks: ['resume'],
    Summary: NoSummary,
    Body: lazy(() => import('../../resume/resume.tsx')),
  },
  oneTimeOrders: {
    icon: 'box',
    group: 'modify',
    availability: ({ oneTimeOrders, ratePlans }) =>
      shownIf(oneTimeOrders.length > 0 || ratePlans.some(({ allowOneTimeReplenishment }) => allowOneTimeReplenishment)),
    tasks: ['order'],
    Summary: OneTimeOrdersSummary,
    Body: lazy(() => import('../../one-time-orders/one-time-orders.tsx')),
  },
  promotion: {
    icon: 'gift',
    group: 'modify',
    availability: (subscription, { countryCode }) =>
      enabledIf(subscription.acceptPromotion && !isInsured(subscription, countryCode), subscription),
    tasks: ['promotion'],
    Summary: NoSummary,
    Body: lazy(() => import('../../promotion/promotion.tsx')),
  },
  track: {
    icon: 'truck',
    group: 'more',
    availability: hasDeliveries,
    tasks: ['track'],
    Summary: TrackOrderSummary,
    Body: lazy(() => import('./track-order.tsx')),
  },
  problem: {
    icon: 'warning',
    group: 'more',
    availability: hasDeliveries,
    tasks: ['problem'],
    Summary: NoSummary,
    Body: lazy(() => import('../../problem/problem.tsx')),
  },
  buyProduct: {
    icon: 'tag',
    group: 'more',
    availability: (subscription) => enabledIf(purchaseState(subscription).kind === 'open', subscription),
    tasks: ['buy'],
    Summary: BuyProductSummary,
    Body: lazy(() => import('./buy-product.tsx')),
  },
  repair: {
    icon: 'tool',
    group: 'more',
    availability: ({ ratePlans }, { countryCode }) =>
      shownIf(
        findTraits(countryCode).repairsDevices &&
          ratePlans.some(({ isRepairable, repairStatus }) => isRepairable || repairStatus !== null),
      ),
    tasks: ['repair'],
    Summary: RepairSummary,
    Body: lazy(() => import('../../repair/repair.tsx')),
  },
  recycling: {
    icon: 'refresh',
    group: 'more',
    availability: (subscription, { countryCode }) =>
      shownIf(
        findTraits(countryCode).recyclesBrushHeads &&
          findPlan(subscription, 'replenishment') !== undefined &&
          subscription.shippingConfirmed &&
          subscription.contentProductName === TOOTHBRUSH_CONTENT_PRODUCT,
      ),
    tasks: ['recycle'],
    Summary: NoSummary,
    Body: lazy(() => import('./recycling.tsx')),
  },
  cancel: {
    icon: 'close',
    group: 'more',
    availability: (subscription, { countryCode }) => {
      const path = findCancelPath(subscription, countryCode);
      return enabledIf(path === 'insurer' || path === 'plain', subscription);
    },
    tasks: ['cancel'],
    Summary: NoSummary,
    Body: lazy(() => import('../../cancel/cancel.tsx')),
  },
  cancelOrReturn: {
    icon: 'close',
    group: 'more',
    // A return can be withdrawn on a disabled page, too.
    availability: (subscription, { countryCode }) => {
      const { tryBuyReturnDetails: device, replenishmentReturnDetails: replenishment } = subscription.returnInfoDetails;
      const isWithdrawable = device?.returningWithdrawable || replenishment?.returningWithdrawable;
      const isShown = findCancelPath(subscription, countryCode) === 'full';
      return isShown && isWithdrawable ? 'open' : enabledIf(isShown, subscription);
    },
    tasks: ['cancel', 'return'],
    Summary: CancelOrReturnSummary,
    Body: lazy(() => import('../../cancel/cancel-or-return.tsx')),
  },
  terms: {
    icon: 'document',
    group: 'more',
    availability: () => 'open',
    tasks: ['terms'],
    Summary: NoSummary,
    Body: lazy(() => import('./terms.tsx')),
  },
} as const satisfies Readonly<Record<string, Section>>;

export type SectionName = keyof typeof sectionTable;

export type Task = (typeof sectionTable)[SectionName]['tasks'][number];

/** In display order. */
export const sectionNames = namesOf(sectionTable);
