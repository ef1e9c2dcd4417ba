/**
 * Words and a rounded box: what machines draw differently, if they do. It has no style of the shop, so that no change of
 * the shop changes it.
 */
export function Probe() {
  return (
    <div className="workshop__probe">
      The quick brown fox jumps over the lazy dog.
      <strong>Zażółć gęślą jaźń, ďábelské 1.234,50 €</strong>
    </div>
  );
}
