/**
 * Asks about a US zip code that does not match its state, with different texts in checkout and account
 * (docs/rules/addresses.md#us-zip-check).
 */
import type { AddressContext } from '@perennial/shared/address/address-fields';
import { findStates } from '@perennial/shared/address/address-layouts';
import { settingsOf } from '@perennial/shared/address/edited-address';
import { useSite } from '../../i18n/site.tsx';
import { useTranslation } from '../../texts/texts.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FormActions, FormLayout } from '../../ui/form/form-parts.tsx';
import type { ZipMismatch } from './zip-check.ts';

type Props = {
  context: Exclude<AddressContext, 'return'>;
  mismatches: readonly ZipMismatch[];
  onContinue: () => void;
  onEdit: () => void;
};

export function ZipDialog({ context, mismatches, onContinue, onEdit }: Props) {
  const { t } = useTranslation();
  const { culture, config } = useSite();

  function sentence({ purpose, country, zipCode, city, stateCode }: ZipMismatch): string {
    const settings = settingsOf(config, culture.countryCode, country);
    const region = findStates({ country, purpose, settings }).find(({ code }) => code === stateCode);
    const values = { zip: zipCode, city, state: region?.name ?? stateCode };
    return context === 'checkout' ? t('address.zip.mismatch', values) : t('address.zip.mustMatch', values);
  }

  return (
    <Dialog open={mismatches.length > 0} onClose={onEdit} title={t('address.zip.title')} width={500}>
      <FormLayout>
        {mismatches.map((mismatch) => (
          <p key={mismatch.purpose}>{sentence(mismatch)}</p>
        ))}
        {context === 'checkout' && <p>{t('address.zip.question')}</p>}
        <FormActions>
          <Button variant="primary" onClick={onEdit}>
            {context === 'checkout' ? t('address.zip.edit') : t('address.zip.modify')}
          </Button>
          <Button onClick={onContinue}>
            {context === 'checkout' ? t('address.zip.continue') : t('address.zip.continueAnyway')}
          </Button>
        </FormActions>
      </FormLayout>
    </Dialog>
  );
}
