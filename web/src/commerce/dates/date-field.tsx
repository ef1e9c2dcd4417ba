/** A field for a day: typed, or chosen from a calendar that opens below it. */
import './date-field.css';
import { lazy, Suspense, useId, useRef, useState } from 'react';
import { useFormat } from '../../i18n/format.ts';
import { useSite } from '../../i18n/site.tsx';
import { useTranslation } from '../../texts/texts.ts';
import { Button } from '../../ui/button.tsx';
import { FormSkeleton } from '../../ui/form/form-parts.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { parseDay } from './typed-day.ts';

const Calendar = lazy(() => import('./calendar.tsx'));

/** Any day shows the order of day, month and year. */
const EXAMPLE = '2030-12-31';

type Props = {
  label: string;
  value: string;
  onChange: (text: string) => void;
  /** Returns the first day that can be chosen, YYYY-MM-DD. Called when the calendar opens. */
  findEarliest: () => string;
  error: string | undefined;
};

export function DateField({ label, value, onChange, findEarliest, error }: Props) {
  const { t } = useTranslation();
  const { date } = useFormat();
  const { dateFormat } = useSite().culture;
  const [earliest, setEarliest] = useState<string>();
  const calendarId = useId();
  const toggle = useRef<HTMLButtonElement>(null);
  const isOpen = earliest !== undefined;

  function close(): void {
    setEarliest(undefined);
    toggle.current?.focus();
  }

  return (
    <div className="date-field">
      <TextField
        label={label}
        help={t('dates.example', { date: date(EXAMPLE) })}
        error={error}
        autoComplete="off"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      <div>
        <Button
          ref={toggle}
          aria-expanded={isOpen}
          aria-controls={isOpen ? calendarId : undefined}
          onClick={() => (isOpen ? close() : setEarliest(findEarliest()))}
        >
          <Icon name="calendar" />
          {t('dates.calendar')}
        </Button>
      </div>
      {isOpen && (
        <section
          id={calendarId}
          aria-label={t('dates.calendar')}
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return;
            // A dialog around the field stays open.
            event.preventDefault();
            close();
          }}
        >
          <Suspense fallback={<FormSkeleton />}>
            <Calendar
              chosen={parseDay(value, dateFormat)}
              earliest={earliest}
              onChoose={(day) => {
                onChange(date(day));
                close();
              }}
            />
          </Suspense>
        </section>
      )}
    </div>
  );
}
