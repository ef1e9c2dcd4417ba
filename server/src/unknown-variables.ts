/** Finds variables that are probably meant for the BFF, and that it does not know (docs/operate/configuration.md#what-is-told-at-the-start). */

/** Shorter names are near to too many words of others. */
const SHORTEST_NAME = 6;
/** So many letters may be wrong, missing, too many or swapped. */
const MAX_DISTANCE = 2;

/** A unit of time at the end of a name, which people leave out or take for another. */
const UNIT = /_(?:MS|SECONDS|MINUTES|HOURS)$/;
/** Names that begin so are meant for the shop. */
const OWN = /^(?:OIDC|OVERLOAD|REDIS|SHOP_API|CONTENT_API)_/;
/** Kubernetes tells each container of the services beside it. */
const OF_KUBERNETES = /_SERVICE_(?:HOST|PORT)|_PORT(?:_|$)/;

/** Variables of OpenTelemetry that other programs read, and the one that the shop reads in their place. */
const ofOpenTelemetry: Readonly<Record<string, string>> = {
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'OTEL_EXPORTER_OTLP_ENDPOINT, without /v1/traces',
  OTEL_TRACES_SAMPLER: 'OTEL_TRACES_SAMPLER_ARG, the share of traces that is kept',
};

/** Returns one line for each variable that is meant for the shop by its name. */
export function findUnknownVariables(
  environment: Readonly<Record<string, string | undefined>>,
  known: readonly string[],
): readonly string[] {
  return Object.keys(environment)
    .filter((name) => name.length >= SHORTEST_NAME && !known.includes(name))
    .flatMap((name) => {
      const mend = findNameMend(name, known);
      return mend === undefined ? [] : [`${name} is not a variable of the shop and has no effect: ${mend}`];
    });
}

function findNameMend(name: string, known: readonly string[]): string | undefined {
  if (Object.hasOwn(ofOpenTelemetry, name)) return `set ${ofOpenTelemetry[name]}`;
  const near = known.find((other) => isNear(name.toUpperCase(), other));
  if (near !== undefined) return `rename it to ${near}`;
  return OWN.test(name) && !OF_KUBERNETES.test(name) ? 'remove it, or correct its name' : undefined;
}

function isNear(name: string, known: string): boolean {
  const stem = name.replace(UNIT, '');
  if (UNIT.test(known) && stem.length >= SHORTEST_NAME && stem === known.replace(UNIT, '')) return true;
  if (known.length < SHORTEST_NAME || Math.abs(name.length - known.length) > MAX_DISTANCE) return false;
  return calculateDistance(name, known) <= MAX_DISTANCE;
}

/**
 * The number of letters to change, add, remove or swap with the next one (optimal string alignment). Ends as soon as it is
 * above the maximum.
 */
function calculateDistance(from: string, to: string): number {
  let before: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= to.length; column += 1) {
      const isSame = from[row - 1] === to[column - 1];
      const isSwapped = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      current[column] = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (before[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    if (Math.min(...current, ...last) > MAX_DISTANCE) return MAX_DISTANCE + 1;
    before = last;
    last = current;
  }
  return last[to.length] ?? 0;
}
