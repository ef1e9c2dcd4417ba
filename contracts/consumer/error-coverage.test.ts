import type { CallName } from '@perennial/shared/catalogue/routes';
import type { errorTable } from '@perennial/shared/errors/error-table';
import { expect, test } from 'vitest';
import { interactions } from './interactions.ts';

/** The calls that may answer a code of the error table (docs/rules/errors.md#error-codes). */
const mayAnswer: Readonly<Record<keyof typeof errorTable, readonly CallName[]>> = {
  'error.message.userIsNotBelongTo': [
    'getSubscription',
    'payInFull',
    'orderPayInFull',
    'cancelReplenishmentOnly',
    'returnSubscription',
    'getSubscriptionReturnAddress',
    'updateSubscriptionReturnAddress',
    'getSubscriptionReturnDetail',
    'orderOneTimeReplenishment',
    'applyPromotionCode',
    'previewPayInFull',
    'shipReplenishmentNow',
    'cancelSubscription',
    'cancelInsurerSubscription',
    'requestRepair',
    'getTermsDocument',
    'cancelReplenishment',
    'postponeReplenishment',
    'changeReplenishmentFrequency',
    'changeReplenishmentProduct',
    'pauseReplenishment',
    'resumeReplenishment',
    'changeResumeDate',
    'getReplenishment',
    'previewReplenishmentCancellation',
    'createReturn',
    'createBundledReturn',
    'withdrawReturn',
    'updateReturnAddress',
    'getReturnCarriers',
    'chooseReturnCarriers',
    'getReturnInfo',
    'getReturnDetails',
  ],
  'error.message.reachMaxAllowedNumber': ['submitOrder', 'submitCheckout'],
  'error.message.applyPromotionIsDuplicated': [
    'requestCart',
    'previewSubscription',
    'submitOrder',
    'applyPromotionCode',
  ],
  'error.message.promotionIsInvalid': [
    'getBundle',
    'requestCart',
    'previewCheckout',
    'submitCheckout',
    'previewSubscription',
    'submitOrder',
    'applyPromotionCode',
    'previewPayInFull',
    'orderPayInFull',
  ],
  'error.message.orderPreviewFailed': ['submitOrder', 'submitCheckout'],
  'error.message.bundleIsOutOfStock': ['submitOrder'],
  'error.message.bundleIsNotFound': [
    'getBundle',
    'requestCart',
    'validateMaxQuantity',
    'createCheckout',
    'submitOrder',
  ],
};

test.each(Object.entries(mayAnswer))('each call that may answer %s has an interaction with it', (code, calls) => {
  const answered = interactions.filter(({ response }) => 'code' in response && response.code === code);
  expect(calls.filter((name) => !answered.some(({ call }) => call === name))).toEqual([]);
});
