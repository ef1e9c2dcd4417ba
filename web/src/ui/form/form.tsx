/**
 * A form with the error of its last submission above the fields. The browser's own validation is off. It is not
 * submitted a second time while a submission runs.
 */
import './form.css';
import type { BaseSyntheticEvent, FormEvent, ReactNode } from 'react';
import { ErrorNotice } from '../notice.tsx';
import { useGuardedAction } from '../press/use-guarded-action.ts';

type Props = {
  /** Resolving to `true` ends the form: it is not submitted again before it has gone. */
  onSubmit: (event: BaseSyntheticEvent) => Promise<unknown>;
  error?: string | undefined;
  children: ReactNode;
};

export function Form({ onSubmit, error, children }: Props) {
  const submit = useGuardedAction(onSubmit);

  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    void submit(event);
  }

  return (
    <form className="form" onSubmit={handleSubmit} noValidate>
      <ErrorNotice text={error} />
      {children}
    </form>
  );
}
