/** A small exclamation mark beside the name of something that needs attention; what it means is said to screen readers. */
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
