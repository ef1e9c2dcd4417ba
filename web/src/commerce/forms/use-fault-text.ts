/** The texts of form errors: the field's label and the message (docs/rules/errors.md#field-messages). */
import { faultText } from '@perennial/shared/validation/fault-text';
import type { FieldFault } from '@perennial/shared/validation/field-fault';
import { useTranslation } from '../../texts/texts.ts';

/** Returns a function in the form library's terms: the error's text, or true for a valid field. */
export function useFaultText(): (label: string, fault: FieldFault | undefined) => string | true {
  const { t } = useTranslation();
  // `faultText` puts the values in.
  const texts = t('fields', { returnObjects: true, skipInterpolation: true });
  return (label, fault) => (fault ? faultText(texts, label, fault) : true);
}
