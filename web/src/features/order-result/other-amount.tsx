/** Says that the shop charged another amount than the customer agreed to (docs/rules/checkout.md#agreed-price). */
import { HelpLink } from '../../commerce/help-link.tsx';
import { useFormat } from '../../i18n/format.ts';
import type { PlacedOrder } from '../../storage/stored-shapes.ts';
import { useTranslation } from '../../texts/texts.ts';
import { Notice } from '../../ui/notice.tsx';

export function OtherAmount({ order: { agreedAmount, paidNow } }: { order: PlacedOrder }) {
  const { t } = useTranslation();
  const { money } = useFormat();
  if (agreedAmount === undefined) return null;
  return (
    <Notice kind="warning" action={<HelpLink />}>
      <p>{t('orderResult.otherAmount', { before: money(agreedAmount), after: money(paidNow) })}</p>
    </Notice>
  );
}
