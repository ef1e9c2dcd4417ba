/** The sections that cancel or return, for a subscription of the test. */
import type { CultureCode } from '@perennial/shared/cultures/cultures';
import { devicePlan, ratePlan } from '@perennial/shared/examples/rate-plan';
import { returnDetails, returnInfoDetails } from '@perennial/shared/examples/return';
import { subscriptionDetails } from '@perennial/shared/examples/subscription-details';
import { fireEvent, screen } from '@testing-library/react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { useSWRConfig } from 'swr';
import { type SentRequest, stubAnswers } from '../../../../testing/answers.ts';
import { renderInShop, signedInAnna } from '../../../../testing/in-shop.tsx';
import { LoadedSubscription } from '../../loaded-subscription.tsx';
import type { Subscription } from '../../use-subscription.ts';
import Cancel from '../cancel.tsx';
import CancelOrReturn from '../cancel-or-return.tsx';

export const noNudge = {
  ableToPauseReplenishment: false,
  ableToChangeFrequency: false,
  ableToPostponeReplenishment: false,
  ableToChangeReplenishment: false,
  ratePlans: [ratePlan({ allowShippingNow: false })],
  cancelReasonOptions: ['Too much', 'Too dear'],
};
export const withDevice = {
  ...noNudge,
  title: 'Lume',
  ratePlans: [devicePlan({ productName: 'Lume' })],
  ableToCancelReplenishment: false,
  returnInfoDetails: returnInfoDetails(),
};
export const requested = returnDetails({
  returnStatus: 'Returning',
  returnable: false,
  returningWithdrawable: true,
  returnCreatedDate: '2026-03-02',
});
export const returning = {
  ...withDevice,
  ableToCancel: false,
  returnInfoDetails: returnInfoDetails({ tryBuyReturnDetails: requested }),
};
export const address = {
  countryCode: 'CA',
  addition: '1 Front Street',
  city: 'Toronto',
  stateCode: 'ON',
  zipCode: 'M5V 3A8',
};
export const problem = (detail: string, status = 400) =>
  Response.json({ title: '', status, detail, messages: [] }, { status });

function Place() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

/** Reads everything again, as the page does after a while. */
let readCached: () => Promise<unknown>;

export const readAgain = () => readCached();

function Cache() {
  const { mutate } = useSWRConfig();
  readCached = () => mutate(() => true);
  return null;
}

type Shown = {
  changes: Partial<Subscription>;
  answers?: Record<string, unknown>;
  markets?: 'here' | 'elsewhere';
  plain?: true;
  culture?: CultureCode;
  /** At the path of the subscription, so that a change is looked for in what the page reads. */
  onItsPage?: true;
  /** Opened by a link with this query. */
  query?: string;
  /** Why all changes are closed. */
  closed?: string;
  /** Gets the requests that say more than a path. */
  sent?: SentRequest[];
};

/** Shows the section for a subscription that is requested again each time. Returns the paths of the requests. */
export async function show({
  changes,
  answers = {},
  markets = 'here',
  plain,
  culture = 'en-ca',
  onItsPage,
  query = '',
  closed,
  sent,
}: Shown) {
  const subscription: Subscription = { ...subscriptionDetails(changes), content: null };
  const read = {
    '/bff/subscriptions/': () => subscription,
    '/bff/subscriptions/S-1000001': () => subscription,
    '/bff/subscriptions': [],
  };
  const requests = stubAnswers({ ...read, ...answers }, sent);
  const Section = plain ? Cancel : CancelOrReturn;
  const page = <LoadedSubscription title="">{(loaded) => <Section subscription={loaded} />}</LoadedSubscription>;
  await renderInShop(
    <>
      {onItsPage ? (
        <Routes>
          <Route path="/:id" element={page} />
        </Routes>
      ) : (
        page
      )}
      <Place />
      <Cache />
    </>,
    {
      session: signedInAnna,
      markets: { selfService: markets },
      at: `${onItsPage ? '/S-1000001' : '/here'}${query}`,
      culture,
      ...(closed !== undefined && { closed }),
    },
  );
  return requests;
}

/** A button that can be busy has the text for it in its name, too. */
export const starting = (name: string) => new RegExp(`^${name}`);
export const press = async (name: string) =>
  fireEvent.click(await screen.findByRole('button', { name: starting(name) }));
export const tick = async (name: string) => fireEvent.click(await screen.findByRole('checkbox', { name }));
export const answer = async (name: string) => fireEvent.click(await screen.findByRole('radio', { name }));
/** Presses Escape in a dialog. Returns whether that has closed it. */
export function leave(title: string): boolean {
  const dialog = screen.getByRole('dialog', { name: title });
  fireEvent(dialog, new Event('cancel', { cancelable: true }));
  return screen.queryByRole('dialog', { name: title }) === null;
}
export const place = () => withoutLanguage(document.querySelector('output')?.textContent);
export const withoutLanguage = (path: string | null | undefined) =>
  path?.replace('language=en-CA&', '').replace(/[?&]language=en-CA$/, '');
export const sent = (requests: readonly string[], end: string) => requests.filter((path) => path.endsWith(end)).length;
