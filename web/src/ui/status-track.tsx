/** The way of something that is under way, in a status panel: its steps, and where it is. */
import './status-track.css';

type StatusStep = { readonly name: string; readonly state: 'done' | 'current' | 'waiting' };

export function StatusTrack({ steps }: { steps: readonly StatusStep[] }) {
  return (
    <ol className="status-track">
      {steps.map(({ name, state }) => (
        <li
          key={name}
          className={`status-track__step status-track__step--${state}`}
          aria-current={state === 'current' ? 'step' : undefined}
        >
          {name}
        </li>
      ))}
    </ol>
  );
}
