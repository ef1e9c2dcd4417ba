/** Shows at its field what the BFF refuses and the form has accepted (docs/rules/errors.md#refused-input). */
import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form';
import type { ProblemError } from '../../api/client.ts';

/**
 * Marks the fields that the error of a call names. `toName` returns the field of the form for a path in the body, and
 * undefined if the form does not show it: an error of such a field would block the form for good.
 */
export function markRefusedFields<T extends FieldValues>(
  setError: UseFormSetError<T>,
  error: ProblemError,
  toName: (path: string) => FieldPath<T> | undefined,
): void {
  for (const { path, text } of findRefusedFields(error)) {
    const name = toName(path);
    if (name) setError(name, { type: 'refused', message: text });
  }
}

/** Returns the path in the body and the line about each refused field of a form. */
function findRefusedFields({ problem }: ProblemError): readonly { readonly path: string; readonly text: string }[] {
  if (problem.code !== 'request.invalid') return [];
  return problem.messages.flatMap(({ text, extraInfo }) => {
    const field =
      typeof extraInfo === 'object' && extraInfo !== null && 'field' in extraInfo ? String(extraInfo.field) : '';
    const [part, ...path] = field.split('.');
    return part === 'body' ? { path: path.join('.'), text } : [];
  });
}
