/**
 * The receipt of a declaration, to keep or to print. Only its button closes it, which reloads the page
 * (docs/rules/cancel-and-return.md#receipt).
 */
import './declaration.css';
import { findTraits } from '@perennial/shared/countries/traits';
import { Link } from 'react-router-dom';
import { useSite } from '../../i18n/site.tsx';
import { useTranslation } from '../../texts/texts.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FormActions, FormLayout } from '../../ui/form/form-parts.tsx';
import { type DeclarationBody, sendLabel } from './declaration-draft.ts';
import { FactRows, useDeclaredFacts } from './declared-facts.tsx';
import { formatMoment, saveText, toReceiptText } from './receipt-text.ts';

export type Receipt = {
  readonly body: DeclarationBody;
  /** The moment by the clock of the BFF, in ISO form. */
  readonly receivedAt: string;
  /** The id of the request, for questions. Undefined if the server gave none. */
  readonly reference?: string;
};

type Props = {
  receipt: Receipt;
  onClose: () => void;
  /** Where goods can be sent back; undefined if the customer cannot do it here. */
  returnPath?: string | undefined;
};

export function ReceiptDialog({ receipt: { body, receivedAt, reference }, onClose, returnPath }: Props) {
  const { t } = useTranslation();
  const { culture, language, legalLinks } = useSite();
  const declared = useDeclaredFacts(body);

  const isWithdrawal = body.kind === 'Withdrawal';
  const title = isWithdrawal ? t('declaration.withdrawal.sent') : t('declaration.sent');
  const imprint = legalLinks.find(({ document }) => document === 'imprint');
  const seller = [t('shell.brand'), imprint?.url, findTraits(culture.countryCode).supportLine.shown];
  const facts = [
    [t('declaration.receipt.receivedBy'), seller.filter(Boolean).join('\n')] as const,
    [t('declaration.receipt.receivedAt'), formatMoment(language, receivedAt)] as const,
    ...(reference === undefined ? [] : [[t('declaration.receipt.reference'), reference] as const]),
    [t('declaration.receipt.declaredWith'), t(sendLabel(body))] as const,
    ...declared,
  ];
  const save = () =>
    saveText(
      `${t('shell.brand')} ${receivedAt.slice(0, 10)}.txt`,
      toReceiptText(`${t('ui.label', { label: t('shell.brand') })} ${title}`, facts),
    );
  return (
    <Dialog open onClose={onClose} title={title} width={545} dismissable={false}>
      <FormLayout>
        <div className="receipt" tabIndex={-1} data-first-focus>
          <p>{t('declaration.confirmationFollows')}</p>
          {isWithdrawal && (
            <>
              <p>{t('declaration.withdrawal.goods')}</p>
              <p>{t('declaration.withdrawal.refund')}</p>
            </>
          )}
          <FactRows facts={facts} />
        </div>
        <FormActions>
          <Button variant="primary" onClick={onClose}>
            {t('ui.close')}
          </Button>
          <Button onClick={save}>{t('declaration.receipt.save')}</Button>
          <Button onClick={() => window.print()}>{t('declaration.receipt.print')}</Button>
          {isWithdrawal && returnPath && (
            <Link className={buttonClass('quiet')} to={returnPath}>
              {t('declaration.receipt.goodsBack')}
            </Link>
          )}
        </FormActions>
      </FormLayout>
    </Dialog>
  );
}
