/** Calls of customer care (docs/rules/care.md#care-actions). */

import { careAction } from '@perennial/shared/examples/subscription';
import { careActionNames } from '@perennial/shared/models/care';
import { namesOf } from '@perennial/shared/typed-tables';
import { fails, type Interaction, succeeds, succeedsWithoutBody } from '../interaction.ts';
import { stateValues } from '../state-values.ts';
import { signInBffResponse, signInDetails, subscriptionParams } from './states-and-errors.ts';

const { adminPassword, adminUserName, cancellationDate, customerEmail, subscriptionNumber } = stateValues;
const isBundle = 'customer care acts for the customer of subscription S-1000001, a bundle';
const within = 'customer care acts for the customer of subscription S-1000001, within its right-to-return days';
const after = 'customer care acts for the customer of subscription S-1000001, after its right-to-return days';
const hasEnded = 'customer care acts for the customer of subscription S-1000001, which has ended';
const maySignIn = 'customer care may sign in for the customer';

const query = { cancellationDate };
const notAllowed = [400, 'error.message.careActionIsNotEnabled', 'This action is not possible here.'] as const;

/** The provider state in which each cancellation of customer care is possible. */
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

/** Every action in the order of the shop API; re-shipping alone has extra data. */
const careActions = careActionNames.map((name) =>
  careAction({ name, extraData: name === 'reshipping' ? { hasReship: false } : null }),
);

export const adminInteractions: readonly Interaction[] = [
  succeeds({
    call: 'signInAdmin',
    given: maySignIn,
    when: 'a sign-in of customer care for a customer',
    caller: 'anonymous',
    input: { body: { customerEmail, adminUserName, adminPassword } },
    response: { token: 'token-of-customer-care', details: signInDetails },
    bffResponse: signInBffResponse,
  }),
  fails({
    call: 'signInAdmin',
    given: maySignIn,
    when: 'a sign-in of customer care with a wrong password',
    caller: 'anonymous',
    input: { body: { customerEmail, adminUserName, adminPassword: 'wrong' } },
    error: [400, 'error.message.adminIsInvalid', 'User name or password is wrong.'],
    // The same for every refusal (docs/rules/care.md#admin-sign-in).
    bffResponse: { status: 400, body: { code: 'admin.signInRefused', messages: [] } },
  }),
  succeeds({
    call: 'getCareActions',
    given: isBundle,
    when: 'a request for the care actions',
    caller: 'admin',
    input: { params: subscriptionParams },
    response: [careAction({ extraData: null })],
  }),
  succeeds({
    call: 'getCareActions',
    given: within,
    when: 'a request for the care actions with the extra data of re-shipping',
    caller: 'admin',
    input: { params: subscriptionParams },
    response: careActions,
  }),
  succeedsWithoutBody({
    call: 'reship',
    given: isBundle,
    when: 'a re-shipping of device and replenishment',
    caller: 'admin',
    input: { params: subscriptionParams, body: { option: 'Both' } },
  }),
  fails({
    call: 'reship',
    given: hasEnded,
    when: 'a re-shipping for a subscription that has ended',
    caller: 'admin',
    input: { params: subscriptionParams, body: { option: 'Both' } },
    error: [400, 'error.message.reshippingIsNotApplied', 'There is nothing to ship again.'],
  }),
  succeedsWithoutBody({
    call: 'giveDiscount',
    given: isBundle,
    when: 'a discount for the next payment',
    caller: 'admin',
    input: { body: { subscriptionNumber, discountAmount: 5.5 } },
  }),
  fails({
    call: 'giveDiscount',
    given: hasEnded,
    when: 'a discount for a subscription that has ended',
    caller: 'admin',
    input: { body: { subscriptionNumber, discountAmount: 5.5 } },
    error: notAllowed,
  }),
  ...namesOf(cancellations).flatMap((call) => [
    succeedsWithoutBody({
      call,
      given: cancellations[call],
      when: `the care action ${call}`,
      caller: 'admin',
      input: { params: subscriptionParams },
    }),
    fails({
      call,
      given: hasEnded,
      when: `the care action ${call} for a subscription that has ended`,
      caller: 'admin',
      input: { params: subscriptionParams },
      error: notAllowed,
    }),
  ]),
  ...datedCancellations.flatMap((call) => [
    succeedsWithoutBody({
      call,
      given: after,
      when: `the care action ${call}`,
      caller: 'admin',
      input: { params: subscriptionParams, query },
    }),
    fails({
      call,
      given: hasEnded,
      when: `the care action ${call} for a subscription that has ended`,
      caller: 'admin',
      input: { params: subscriptionParams, query },
      error: notAllowed,
    }),
  ]),
];
