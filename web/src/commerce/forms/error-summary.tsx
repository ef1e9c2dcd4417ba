/** The fields that a failed attempt to send has found wrong, with a way to each (docs/rules/errors.md#form-errors). */
import { hasFields } from '@perennial/shared/unknown-values';
import { useId } from 'react';
import { useTranslation } from '../../texts/texts.ts';
import { Button } from '../../ui/button.tsx';

type Fault = { readonly path: string; readonly text: string; readonly goTo: () => void };

/** `errors` are those of the form library, of groups of fields too. One error alone has the focus already. */
export function ErrorSummary({ errors }: { errors: object }) {
  const { t } = useTranslation();
  const titleId = useId();
  const faults = listFaults(errors);
  if (faults.length < 2) return null;
  return (
    <section aria-labelledby={titleId}>
      <p id={titleId}>{t('fields.summary')}</p>
      <ul>
        {faults.map(({ path, text, goTo }) => (
          <li key={path}>
            <Button variant="quiet" onClick={goTo}>
              {text}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function listFaults(errors: object, path = ''): readonly Fault[] {
  return Object.entries(errors).flatMap(([name, error]): readonly Fault[] => {
    if (!hasFields(error)) return [];
    const { type, message, ref } = error;
    if (typeof type !== 'string') return listFaults(error, `${path}${name}.`);
    const goTo = () => {
      if (hasFields(ref) && typeof ref['focus'] === 'function') ref['focus']();
    };
    return typeof message === 'string' ? [{ path: path + name, text: message, goTo }] : [];
  });
}
