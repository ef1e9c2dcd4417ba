/** An e-mail address that breaks at its marks, not in the middle of a word. */

/** Shows `anna@example.com` with possible line breaks after the at sign and before each full stop. */
export function EmailText({ children: email }: { children: string }) {
  const [first, ...others] = email.split(/(?<=@)|(?=\.)/);
  let position = 0;
  return (
    <>
      {first}
      {others.map((part) => {
        position += part.length;
        return (
          <span key={position}>
            <wbr />
            {part}
          </span>
        );
      })}
    </>
  );
}
