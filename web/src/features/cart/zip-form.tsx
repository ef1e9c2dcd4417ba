/**
 * The field for the postal code of the tax estimate, with the buttons Apply and Cancel
 * (docs/rules/cart.md#estimated-tax).
 */

import type { CountryCode } from '@perennial/shared/countries/country-codes';
import type { TaxedCountry } from '@perennial/shared/countries/sales-tax';
import { formatPostalCode, isPostalCode, postalCodeExample } from '@perennial/shared/validation/postal-code';
import { type FormEvent, useState } from 'react';
import { track } from '../../analytics/track.ts';
import { addressInput } from '../../commerce/forms/field-inputs.ts';
import { useTranslation } from '../../texts/texts.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { takeFocus } from '../../ui/lost-focus.ts';

type Props = {
  country: TaxedCountry;
  /** The initial value of the field. */
  initialZip: string;
  busy: boolean;
  /** Why the shop API rejected the postal code that was applied. */
  problem: string | undefined;
  onApply: (zipCode: string) => void;
  onCancel: () => void;
};

export default function ZipForm({ country, initialZip, busy, problem, onApply, onCancel }: Props) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState(initialZip);
  const [fault, setFault] = useState<'required' | 'invalid'>();

  function apply(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (busy) return;
    const entry = parseZipEntry(country, typed);
    setFault('fault' in entry ? entry.fault : undefined);
    if ('fault' in entry) {
      track('validation_error', { form: 'estimated-tax', fields: ['zipCode'] });
      takeFocus(event.currentTarget.querySelector('input'));
    } else {
      setTyped(entry.zipCode);
      onApply(entry.zipCode);
    }
  }

  return (
    <form className="estimated-tax__form" onSubmit={apply} noValidate>
      <TextField
        {...addressInput('zipCode', 'shipping', country)}
        ref={takeFocus}
        name="estimate-zip"
        label={t('fields.labels.postalCode')}
        help={t(`cart.estimate.hint.${country}`, { example: postalCodeExample(country) })}
        maxLength={12}
        value={typed}
        error={fault ? t(`cart.estimate.${fault}`) : problem}
        announcesError={fault === undefined}
        onChange={(event) => setTyped(event.target.value)}
      />
      <div className="estimated-tax__actions">
        <Button type="submit" busy={busy} busyText={t('cart.estimate.loading')}>
          {t('cart.estimate.apply')}
        </Button>
        <Button variant="quiet" disabled={busy} onClick={onCancel}>
          {t('cart.estimate.cancel')}
        </Button>
      </div>
    </form>
  );
}

type ZipEntry = { readonly zipCode: string } | { readonly fault: 'required' | 'invalid' };

/** Returns the postal code in the country's written form, or the reason why the text is not a postal code. */
export function parseZipEntry(country: CountryCode, typed: string): ZipEntry {
  const zipCode = formatPostalCode(country, typed);
  if (zipCode === '') return { fault: 'required' };
  return isPostalCode(country, zipCode) ? { zipCode } : { fault: 'invalid' };
}
