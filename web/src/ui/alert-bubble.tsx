/** An exclamation mark beside a label that needs attention; screen readers read its meaning. */
import './alert-bubble.css';

export function AlertBubble({ text }: { text: string }) {
  return (
    <>
      <span className="alert-bubble" aria-hidden="true">
        !
      </span>
      <span className="visually-hidden">({text})</span>
    </>
  );
}
