/** Customer care (specification 3, section 7). */
import { careAction } from '@perennial/shared/examples/care';
import { accepts, type Interaction, isRefused, succeeds } from '../interaction.ts';
import { stateValues } from '../state-values.ts';

const { adminPassword, adminUserName, cancellationDate, customerEmail, subscriptionNumber } = stateValues;
const isBundle = 'customer care acts for the customer of subscription S-1000001, a bundle';
const within = 'customer care acts for the customer of subscription S-1000001, within its right-to-return days';
const after = 'customer care acts for the customer of subscription S-1000001, after its right-to-return days';
const hasEnded = 'customer care acts for the customer of subscription S-1000001, which has ended';
const mayIn = 'customer care may sign in for the customer';

const params = { n: subscriptionNumber };
const query = { cancellationDate };
const details = { uuid: 'u-1', email: 'ada@example.com', firstName: 'Ada', lastName: 'Byron' };
const notAllowed = [400, 'error.message.actionIsNotAllowed', 'This action is not possible here.'] as const;

/** The cancellations of customer care: the state in which each is possible. None is, once a subscription has ended. */
const cancellations = {
  cancelWithinRightToReturn: within,
  cancelAfterRightToReturn: after,
  cancelBundledTryBuyWithinRightToReturn: within,
  cancelBundledTryBuyAfterRightToReturn: after,
  cancelTryBuyWithinRightToReturn: within,
  cancelTryBuyAfterRightToReturn: after,
  cancelReplenishmentWithinRightToReturn: within,
} as const;

const datedCancellations = [
  'cancelAfterRightToReturnNotAtFault',
  'cancelTryBuyAfterRightToReturnNotAtFault',
  'cancelReplenishmentAfterRightToReturnNotAtFault',
] as const;

type Cancellation = keyof typeof cancellations;

export const adminInteractions: readonly Interaction[] = [
  succeeds({
    call: 'signInAdmin',
    given: mayIn,
    when: 'a sign-in of customer care for a customer',
    as: 'anonymous',
    input: { body: { customerEmail, adminUserName, adminPassword } },
    answer: { token: 'token-of-customer-care', details },
    told: { status: 200, body: { details } },
  }),
  isRefused({
    call: 'signInAdmin',
    given: mayIn,
    when: 'a sign-in of customer care with a password that is wrong',
    as: 'anonymous',
    input: { body: { customerEmail, adminUserName, adminPassword: 'wrong' } },
    with: [400, 'error.message.adminIsInvalid', 'User name or password is wrong.'],
  }),
  succeeds({
    call: 'getCareActions',
    given: isBundle,
    when: 'a request for what customer care can do',
    as: 'admin',
    input: { params },
    answer: [careAction({ extraData: null })],
  }),
  accepts({
    call: 'reship',
    given: isBundle,
    when: 'a re-shipping of everything',
    as: 'admin',
    input: { params, body: { option: 'Both' } },
  }),
  isRefused({
    call: 'reship',
    given: hasEnded,
    when: 'a re-shipping of what has ended',
    as: 'admin',
    input: { params, body: { option: 'Both' } },
    with: notAllowed,
  }),
  accepts({
    call: 'giveDiscount',
    given: isBundle,
    when: 'a discount for the next payment',
    as: 'admin',
    input: { body: { subscriptionNumber, discountAmount: 5.5 } },
  }),
  isRefused({
    call: 'giveDiscount',
    given: hasEnded,
    when: 'a discount for what has ended',
    as: 'admin',
    input: { body: { subscriptionNumber, discountAmount: 5.5 } },
    with: notAllowed,
  }),
  ...(Object.keys(cancellations) as Cancellation[]).flatMap((call) => [
    accepts({ call, given: cancellations[call], when: `the care action ${call}`, as: 'admin', input: { params } }),
    isRefused({
      call,
      given: hasEnded,
      when: `the care action ${call} for what has ended`,
      as: 'admin',
      input: { params },
      with: notAllowed,
    }),
  ]),
  ...datedCancellations.flatMap((call) => [
    accepts({ call, given: after, when: `the care action ${call}`, as: 'admin', input: { params, query } }),
    isRefused({
      call,
      given: hasEnded,
      when: `the care action ${call} for what has ended`,
      as: 'admin',
      input: { params, query },
      with: notAllowed,
    }),
  ]),
];
