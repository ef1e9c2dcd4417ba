/**
 * Leads to the shop's products: to its product pages (docs/rules/markets.md#product-pages). Nothing without configured
 * ones.
 */
import { useSite } from '../i18n/site.tsx';
import { useTranslation } from '../texts/texts.ts';
import type { ButtonVariant } from '../ui/button.tsx';
import { ButtonLink } from '../ui/button-link.tsx';

export function ProductsLink({ variant }: { variant?: ButtonVariant }) {
  const { t } = useTranslation();
  const { productPagesUrl } = useSite();
  if (!productPagesUrl) return null;
  return (
    <ButtonLink {...(variant && { variant })} href={productPagesUrl}>
      {t('shell.products')}
    </ButtonLink>
  );
}
