/** A form with the error of its last submission above the fields. The browser's own validation is off. */
import './form.css';
import type { BaseSyntheticEvent, ReactNode } from 'react';
import { ErrorNotice } from '../error-notice.tsx';

type Props = {
  onSubmit: (event: BaseSyntheticEvent) => Promise<void>;
  error?: string | undefined;
  children: ReactNode;
};

export function Form({ onSubmit, error, children }: Props) {
  return (
    <form className="form" onSubmit={(event) => void onSubmit(event)} noValidate>
      <ErrorNotice text={error} />
      {children}
    </form>
  );
}
