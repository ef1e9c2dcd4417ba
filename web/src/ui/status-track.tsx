/** The way of something that is under way, in a status panel: its steps, and where it is. */
import './status-track.css';

type StatusStep = {
  readonly name: string;
  /** As it is written in the culture. */
  readonly date?: string | null | undefined;
  readonly state: 'done' | 'current' | 'waiting';
};

export function StatusTrack({ steps }: { steps: readonly StatusStep[] }) {
  return (
    <ol className="status-track">
      {steps.map(({ name, date, state }) => (
        <li
          key={name}
          className={`status-track__step status-track__step--${state}`}
          aria-current={state === 'current' ? 'step' : undefined}
        >
          {date ? `${name} ` : name}
          {date && <span className="status-track__date">{date}</span>}
        </li>
      ))}
    </ol>
  );
}
