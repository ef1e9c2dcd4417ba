/** Says which bundles left the cart because they are not sold (docs/rules/cart.md#bundles-that-are-not-sold). */
import { formatTitles } from '../../commerce/cart/unavailable-bundles.ts';
import { useStored } from '../../storage/use-stored.ts';
import { useTranslation } from '../../texts/texts.ts';
import { Notice } from '../../ui/notice.tsx';

export function UnsoldBundles({ names }: { names: readonly string[] }) {
  const { t } = useTranslation();
  const known = useStored('bundlesInfor') ?? [];
  if (names.length === 0) return null;
  return (
    <Notice kind="warning">
      <p>{t('cart.notSold', { titles: formatTitles(names, known) })}</p>
    </Notice>
  );
}
