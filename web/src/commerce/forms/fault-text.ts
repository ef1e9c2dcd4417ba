/** Faults in words: the field's label followed by the message (specification 1, section 5). */
import type { FieldFault } from '@perennial/shared/validation/field-fault';
import { useTranslation } from 'react-i18next';

/** Answers the text of a fault, or true where there is none, as the form library wants it. */
export function useFaultText(): (label: string, fault: FieldFault | undefined) => string | true {
  const { t } = useTranslation();
  return (label, fault) => {
    if (!fault) return true;
    return t('fields.fault', { label, message: t(`fields.messages.${fault.message}`, { n: fault.n }) });
  };
}
