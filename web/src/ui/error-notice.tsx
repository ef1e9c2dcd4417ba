/** Shows why something failed. Renders nothing without a text. */
import { Notice } from './notice.tsx';

export function ErrorNotice({ text }: { text: string | undefined }) {
  if (!text) return null;
  return (
    <Notice kind="danger">
      <p>{text}</p>
    </Notice>
  );
}
