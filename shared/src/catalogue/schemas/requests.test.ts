import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { address, returnAddress } from '../../examples/profile.ts';
import { withEachFieldWrong, withEachTextChanged, withoutEachField } from '../../testing/changed-fields.ts';
import { type CallName, callNames } from '../routes.ts';
import { callSchemas } from '../schemas.ts';

type Part = 'params' | 'query' | 'body';
/** Call, part, a request with all its fields, and the fields that may be missing. */
type Row = readonly [call: CallName, part: Part, example: object, optional?: readonly string[]];

const n = { n: 'S-1000001' };
const id = { id: 'S-1000001' };
const subscriptionNumber = 'S-1000001';
const plan = { subscriptionNumber, subscriptionRatePlanId: 'P-1' };
const onePlan = { ...n, id: 'P-1' };
const promotionCode = 'HALO20';
const cancelPaymentUrl = 'https://example.com/cart';
const paymentMethodCode = 'Adyen.Visa';
const sbeCompliance = 'True';
const bundles = [{ name: 'halo', quantity: 1, promotionCodes: ['HALO20'], promotions: [{ code: 'HALO20' }] }];
const inBundles = ['bundles.0.promotionCodes', 'bundles.0.promotions'];
const cancellation = { cancellationReason: 'too many', cancellationNote: '' };
const card = { paymentProvider: 'Adyen', sbeCompliance, orderNumber: 'O-1', paymentMethodCode };
const person = { firstName: 'Ada', lastName: 'Byron' };
const onDate = { cancellationDate: '2026-02-01' };
const scope = { subscriptionNumber, scope: 'TryBuy' };
const ofAddress = ['stateCode', 'city', 'zipCode', 'addition'];
const inAddress = ofAddress.map((name) => `address.${name}`);

const rows: readonly Row[] = [
  ['createCheckout', 'body', { bundleName: 'halo' }],
  ['getCheckout', 'query', { orderNumber: 'O-1' }],
  [
    'submitCheckout',
    'body',
    {
      orderNumber: 'O-1',
      paymentMethodCode,
      promotionCode,
      replenishmentQuantity: 1,
      trackCookie: 't',
      cancelPaymentUrl,
    },
    ['promotionCode', 'replenishmentQuantity', 'trackCookie'],
  ],
  [
    'signUp',
    'body',
    { ...person, email: 'ada@example.com', phoneNumber: '1', selectedNewsletter: true },
    ['phoneNumber', 'selectedNewsletter'],
  ],
  ['signInWithProvider', 'body', { accessToken: 'a' }],
  [
    'updatePersonalDetails',
    'body',
    { ...person, phoneNumber: '1', selectedNewsletter: true, bundleName: 'halo', bundles: ['halo'], sbeCompliance },
    ['phoneNumber', 'selectedNewsletter', 'bundleName', 'bundles', 'sbeCompliance'],
  ],
  ['updateProfileToken', 'body', { accessToken: 'a' }, ['accessToken']],
  ['updateOptIn', 'body', { accessToken: 'a', optIn: true }, ['accessToken']],
  ['validateAddress', 'query', { stateName: 'Maine', postCode: '04101' }],
  [
    'updateAddresses',
    'body',
    { addresses: [address()], allianzCodeApplied: false },
    ofAddress.map((name) => `addresses.0.${name}`),
  ],
  ['changePaymentMethod', 'body', { paymentMethodCode, cancelPaymentUrl, sbeCompliance }],
  [
    'orderPayInFull',
    'body',
    { ...plan, promotionCode, paymentMethodCode, cancelPaymentUrl, sbeCompliance },
    ['promotionCode'],
  ],
  ['orderPayNow', 'body', { paymentMethodCode, invoiceId: 'I-1', cancelPaymentUrl, sbeCompliance }],
  ['validateMail', 'body', { email: 'ada@example.com' }],
  ['setLanguage', 'body', { languageCode: 'fr-CA' }],
  ['sendSupportQuestion', 'body', { fromEmail: 'ada@example.com', title: 'Help', question: 'Where is my order?' }],
  [
    'sendTerminationRequest',
    'body',
    {
      name: 'Ada',
      surName: 'Byron',
      fromEmail: 'a@b.ca',
      subscriptionNumber,
      kind: 'ForCause',
      reason: 'Broken',
      endDate: '2030-01-31',
    },
    ['endDate'],
  ],
  ['createPaymentSession', 'query', { ...card, amount: '1' }],
  ['createPastDuePaymentSession', 'query', { ...card, invoiceId: 'I-1' }],
  ['createChangePaymentSession', 'query', card],
  ['createPayInFullPaymentSession', 'query', { ...card, amount: '1' }],
  ['submitPaymentResult', 'body', { paymentResult: 'a=b' }],
  [
    'getBundle',
    'query',
    { bundleName: 'halo', promotionCode, replenishmentQuantity: '1' },
    ['promotionCode', 'replenishmentQuantity'],
  ],
  ['getBundleBanners', 'query', { bundles: ['halo'] }],
  ['getSubscription', 'params', id],
  ['payInFull', 'body', { ...plan, promotionCode }, ['promotionCode']],
  ['cancelReplenishmentOnly', 'params', n],
  ['cancelReplenishmentOnly', 'body', cancellation],
  ['returnSubscription', 'params', n],
  ['returnSubscription', 'body', cancellation],
  ['getSubscriptionReturnAddress', 'params', n],
  ['updateSubscriptionReturnAddress', 'body', { subscriptionNumber, address: returnAddress() }, inAddress],
  ['getSubscriptionReturnDetail', 'params', n],
  ['orderOneTimeReplenishment', 'body', plan],
  [
    'previewCheckout',
    'body',
    { orderNumber: 'O-1', promotionCode, replenishmentQuantity: 1 },
    ['promotionCode', 'replenishmentQuantity'],
  ],
  ['previewSubscription', 'body', { bundles }, inBundles],
  ['applyPromotionCode', 'body', { subscriptionNumber, promotionCode }],
  ['previewPayInFull', 'params', onePlan],
  ['previewPayInFull', 'query', { promotionCode }, ['promotionCode']],
  ['shipReplenishmentNow', 'params', onePlan],
  ['cancelSubscription', 'params', n],
  ['cancelSubscription', 'body', cancellation],
  ['cancelInsurerSubscription', 'params', n],
  ['cancelInsurerSubscription', 'body', cancellation],
  ['requestRepair', 'params', n],
  ['requestRepair', 'body', { subscriptionNumber }],
  ['getTermsDocument', 'params', onePlan],
  [
    'getTermsDocument',
    'query',
    { languageCode: 'nl', culture: 'nl-nl', language: 'nl-NL' },
    ['languageCode', 'culture', 'language'],
  ],
  ['cancelReplenishment', 'params', id],
  ['cancelReplenishment', 'query', { ratePlanId: 'P-1' }, ['ratePlanId']],
  ['cancelReplenishment', 'body', cancellation, ['cancellationReason', 'cancellationNote']],
  ['postponeReplenishment', 'params', id],
  ['changeReplenishmentFrequency', 'params', id],
  ['changeReplenishmentFrequency', 'body', { newProductRatePlanId: 'P-2' }],
  ['changeReplenishmentProduct', 'params', id],
  ['changeReplenishmentProduct', 'body', { newProductRatePlanId: 'P-2' }],
  ['pauseReplenishment', 'params', id],
  ['pauseReplenishment', 'query', { resumeDate: '2026-02-01' }, ['resumeDate']],
  ['resumeReplenishment', 'params', id],
  ['changeResumeDate', 'params', id],
  ['changeResumeDate', 'query', { resumeDate: '2026-02-01' }],
  ['getReplenishment', 'params', id],
  ['previewReplenishmentCancellation', 'params', id],
  ['createReturn', 'query', { subscriptionNumber }],
  ['createReturn', 'body', { scope: 'TryBuy', ...cancellation }],
  ['createBundledReturn', 'query', { subscriptionNumber }],
  ['createBundledReturn', 'body', { scope: 'TryBuy', ...cancellation }],
  ['withdrawReturn', 'query', scope],
  ['updateReturnAddress', 'body', { ...scope, address: returnAddress() }, inAddress],
  ['getReturnCarriers', 'query', scope],
  [
    'chooseReturnCarriers',
    'body',
    { subscriptionNumber, tryBuyCarrier: 'c-1', replenishmentCarrier: 'c-2' },
    ['tryBuyCarrier', 'replenishmentCarrier'],
  ],
  ['getReturnInfo', 'query', { subscriptionNumber }],
  ['getReturnDetails', 'query', { subscriptionNumber }],
  ['getInvoiceFile', 'params', { id: 'F-1' }],
  [
    'submitOrder',
    'body',
    { bundles, paymentMethodCode, trackCookie: 't', cancelPaymentUrl },
    [...inBundles, 'paymentMethodCode', 'trackCookie'],
  ],
  ['requestCart', 'body', { bundles, excludePrice: true, zipCode: 'K1A' }, [...inBundles, 'excludePrice', 'zipCode']],
  ['validateMaxQuantity', 'body', { bundles }, inBundles],
  ['signInAdmin', 'body', { customerEmail: 'ada@example.com', adminUserName: 'a', adminPassword: 'b' }],
  ['getCareActions', 'params', n],
  ['cancelWithinRightToReturn', 'params', n],
  ['cancelAfterRightToReturn', 'params', n],
  ['cancelAfterRightToReturnNotAtFault', 'params', n],
  ['cancelAfterRightToReturnNotAtFault', 'query', onDate],
  ['reship', 'params', n],
  ['reship', 'body', { option: 'Both' }, ['option']],
  ['giveDiscount', 'body', { subscriptionNumber, discountAmount: 1 }],
  ['cancelBundledTryBuyWithinRightToReturn', 'params', n],
  ['cancelBundledTryBuyAfterRightToReturn', 'params', n],
  ['cancelTryBuyWithinRightToReturn', 'params', n],
  ['cancelTryBuyAfterRightToReturn', 'params', n],
  ['cancelTryBuyAfterRightToReturnNotAtFault', 'params', n],
  ['cancelTryBuyAfterRightToReturnNotAtFault', 'query', onDate],
  ['cancelReplenishmentWithinRightToReturn', 'params', n],
  ['cancelReplenishmentAfterRightToReturnNotAtFault', 'params', n],
  ['cancelReplenishmentAfterRightToReturnNotAtFault', 'query', onDate],
];

/** The texts that a person writes in a field of several lines. */
const ofSeveralLines: readonly string[] = ['question', 'reason', 'cancellationNote'];

/** A password is sent as it was typed; the others are not typed. */
const notTyped: readonly string[] = [
  'adminPassword',
  'trackCookie',
  'paymentResult',
  'languageCode',
  'culture',
  'language',
];

const partOf = (call: CallName, part: Part): z.ZodType | undefined =>
  (callSchemas[call] as Partial<Record<Part, z.ZodType>>)[part];

const cases = rows.map(([call, part, example, optional = []]) => ({ call, part, example, optional }));

describe.each(cases)('$call: its $part', ({ call, part, example, optional }) => {
  const accepts = (value: unknown) => partOf(call, part)?.safeParse(value).success;

  it('is accepted with all fields, and refused with one more', () => {
    expect([accepts(example), accepts({ ...example, more: 'x' })]).toEqual([true, false]);
  });

  it('is refused without any field that the shop API needs', () => {
    const accepted = withoutEachField(example).filter(({ value }) => accepts(value));
    expect(accepted.map(({ path }) => path).toSorted()).toEqual(optional.toSorted());
  });

  it('has an example of every field', () => {
    const schema = partOf(call, part);
    const names = schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
    expect(Object.keys(example)).toEqual(expect.arrayContaining(names));
  });

  it.each([
    ['\r\n', ofSeveralLines],
    ['\r', ofSeveralLines],
    ['\n', ofSeveralLines],
    ['\0', []],
  ])('is refused with %j in a text of one line, and names the field', (end, exceptions) => {
    const changed = withEachTextChanged(example, (text) => `${text.slice(0, 1)}${end}${text.slice(1) || 'x'}`);
    for (const { path, value } of changed) {
      const issues = partOf(call, part)?.safeParse(value).error?.issues;
      if (exceptions.includes(path)) expect(issues, path).toBeUndefined();
      else expect(issues?.map((issue) => issue.path.join('.')).join(), path).toContain(path);
    }
  });

  it('composes the letters of typed texts, and leaves passwords and texts that nobody types as they are', () => {
    for (const { path, value } of withEachTextChanged(example, (text) => `${text.slice(0, 1)}e\u0301`)) {
      const sent = partOf(call, part)?.safeParse(value);
      if (!sent?.success) continue;
      if (notTyped.includes(path)) expect(sent.data, path).toEqual(value);
      else expect(JSON.stringify(sent.data), path).toContain('\u00e9');
    }
  });

  it('is refused with a field of another kind', () => {
    expect(withEachFieldWrong(example).filter(({ value }) => accepts(value))).toEqual([]);
  });
});

describe('a call without a row above', () => {
  it('sends nothing', () => {
    const parts = callNames.flatMap((call) =>
      (['params', 'query', 'body'] as const).filter((part) => partOf(call, part)).map((part) => `${call} ${part}`),
    );
    expect(parts.toSorted()).toEqual(rows.map(([call, part]) => `${call} ${part}`).toSorted());
  });
});
