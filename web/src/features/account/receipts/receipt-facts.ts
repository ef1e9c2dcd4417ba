/** What a receipt says, as labels and values in the language of the page (docs/rules/receipts.md#what-a-receipt-says). */
import type { ReceiptName, receiptTable } from '@perennial/shared/catalogue/receipts';
import type { ReceiptStatement } from '@perennial/shared/receipt';
import { useSession } from '../../../api/session.ts';
import { type Facts, formatMoment } from '../../../commerce/declaration/receipt-text.ts';
import { useFormat } from '../../../i18n/format.ts';
import { useSite } from '../../../i18n/site.tsx';
import { useTranslation } from '../../../texts/texts.ts';

/** What the change was, in words: several calls may be the same to a customer. */
const subjects = {
  updatePersonalDetails: 'personalDetails',
  updateOptIn: 'newsletter',
  updateAddresses: 'addresses',
  changePaymentMethod: 'paymentMethod',
  orderPayInFull: 'payInFull',
  orderPayNow: 'payNow',
  pauseReplenishment: 'pause',
  resumeReplenishment: 'resume',
  changeResumeDate: 'resumeDate',
  changeReplenishmentFrequency: 'frequency',
  changeReplenishmentProduct: 'product',
  postponeReplenishment: 'postpone',
  shipReplenishmentNow: 'shipNow',
  orderOneTimeReplenishment: 'oneTimeOrder',
  applyPromotionCode: 'promotion',
  requestRepair: 'repair',
  cancelReplenishment: 'cancel',
  cancelReplenishmentOnly: 'cancel',
  cancelSubscription: 'cancel',
  cancelInsurerSubscription: 'cancel',
  createReturn: 'return',
  createBundledReturn: 'return',
  withdrawReturn: 'returnWithdrawn',
  chooseReturnCarriers: 'carriers',
  updateReturnAddress: 'returnAddress',
} as const satisfies Readonly<Record<ReceiptName, string>>;

type KeptInput = (typeof receiptTable)[ReceiptName]['keeps'][number];

/** The label of each field that a receipt repeats. */
const labels = {
  resumeDate: 'resumeDate',
  newProductRatePlanId: 'choice',
  promotionCode: 'code',
  optIn: 'newsletter',
  scope: 'scope',
  paymentMethodCode: 'paymentMethod',
  invoiceId: 'invoice',
  tryBuyCarrier: 'carrier',
  replenishmentCarrier: 'carrier',
} as const satisfies Readonly<Record<KeptInput, string>>;

const isKept = (field: string): field is KeptInput => Object.hasOwn(labels, field);

type ReceiptTexts = {
  /** What was changed, for example "Pause of a subscription". */
  readonly toSubject: (statement: Pick<ReceiptStatement, 'call'>) => string;
  readonly toMoment: (statement: Pick<ReceiptStatement, 'at'>) => string;
  /** What the shop knows. */
  readonly toRecorded: (statement: ReceiptStatement) => Facts;
  /** What the browser says that the page showed. */
  readonly toShown: (statement: ReceiptStatement) => Facts;
};

export function useReceiptTexts(): ReceiptTexts {
  const { t } = useTranslation();
  const { language } = useSite();
  const { date } = useFormat();
  const { role } = useSession();

  function toSubject({ call }: Pick<ReceiptStatement, 'call'>): string {
    const subject = subjects[call];
    return t(`receipts.subjects.${subject}`);
  }

  function toLabel(field: KeptInput): string {
    const label = labels[field];
    return t(`receipts.inputs.${label}`);
  }

  const toMoment: ReceiptTexts['toMoment'] = ({ at }) => formatMoment(language, at);

  function toValue(field: KeptInput, value: string | boolean): string {
    if (typeof value === 'boolean') return t(value ? 'receipts.on' : 'receipts.off');
    return field === 'resumeDate' ? date(value) : value;
  }

  /** Customer care compares the status of HTTP with its logs. */
  function toResult({ result, status }: ReceiptStatement): string {
    const words = t(`receipts.results.${result}`);
    return role === 'admin' ? `${words} (HTTP ${status})` : words;
  }

  return {
    toSubject,
    toMoment,
    toRecorded: (statement) => [
      [t('receipts.facts.number'), statement.id],
      [t('receipts.facts.change'), toSubject(statement)],
      ...(statement.subscription === null ? [] : [[t('receipts.facts.subscription'), statement.subscription] as const]),
      ...Object.entries(statement.inputs).flatMap(([field, value]) =>
        isKept(field) ? [[toLabel(field), toValue(field, value)] as const] : [],
      ),
      [t('receipts.facts.at'), toMoment(statement)],
      [t('receipts.facts.by'), t(`receipts.by.${statement.by}`)],
      [t('receipts.facts.result'), toResult(statement)],
      [t('receipts.facts.requestId'), statement.requestId],
    ],
    toShown: ({ shown }) =>
      shown === null
        ? []
        : [
            ...(shown.title === null ? [] : [[t('receipts.shown.title'), shown.title] as const]),
            ...shown.facts.map(({ label, value }) => [label, value] as const),
            ...(shown.sentences.length === 0 ? [] : [[t('receipts.shown.text'), shown.sentences.join('\n')] as const]),
            ...(shown.button === null ? [] : [[t('receipts.shown.button'), shown.button] as const]),
          ],
  };
}
