/** Why the last press placed no order, with the way on where there is one (docs/rules/checkout.md#refused-orders). */
import { Link } from 'react-router-dom';
import { type CartLines, formatBundleNames, storeLines } from '../../../commerce/cart/cart-lines.ts';
import { useSite } from '../../../i18n/site.tsx';
import { paths } from '../../../paths.ts';
import { useTranslation } from '../../../texts/texts.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { ErrorNotice, Notice } from '../../../ui/notice.tsx';
import { DetailsLocked } from './details-locked.tsx';
import type { OrderState } from './order-store.ts';

type Props = {
  order: Pick<OrderState, 'failure' | 'detailsLocked' | 'unavailable'>;
  /** The lines of the order. The cart opens with them. */
  lines: CartLines;
};

export function OrderFailure({ order: { failure, detailsLocked, unavailable }, lines }: Props) {
  if (detailsLocked) return <DetailsLocked text={failure} />;
  if (unavailable.length === 0) return <ErrorNotice text={failure} />;
  return (
    <Notice kind="danger" action={<CartLink lines={lines} unavailable={unavailable} />}>
      <p>{failure}</p>
    </Notice>
  );
}

/** Leads to the cart, which marks the named bundles. */
function CartLink({ lines, unavailable }: { lines: CartLines; unavailable: readonly string[] }) {
  const { t } = useTranslation();
  const { languageQuery: language } = useSite();
  return (
    <Link
      className={buttonClass('secondary')}
      to={paths.cart({ bundle: formatBundleNames(lines), modified: 'true', language })}
      state={{ unavailable }}
      onClick={() => storeLines(lines)}
    >
      {t('checkout.editCart')}
    </Link>
  );
}
