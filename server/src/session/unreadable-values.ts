/**
 * Values that no secret of `SESSION_SECRETS` can read: after one was removed too early, everybody is signed out
 * (docs/operate/runbook.md#a-secret-must-be-rotated).
 */
import type { FastifyBaseLogger } from 'fastify';
import type { Metrics, UnreadableKind } from '../metrics/metrics.ts';

/** Strangers send cookies of their own: one line stands for many. */
const SILENT_MS = 10 * 60 * 1000;

const lines: Readonly<Record<UnreadableKind, string>> = {
  cookie: 'browsers send session cookies that no secret has signed',
  'stored-value': 'Redis has values that no secret can read',
};

export type NoteUnreadable = (kind: UnreadableKind) => void;

/** Creates the count of such values, which tells of each kind in one line in ten minutes. */
export function createNoteUnreadable(
  log: Pick<FastifyBaseLogger, 'warn'>,
  metrics: Pick<Metrics, 'valueUnreadable'>,
  now: () => number = Date.now,
): NoteUnreadable {
  const toldAt: Partial<Record<UnreadableKind, number>> = {};
  return (kind) => {
    metrics.valueUnreadable(kind);
    if (now() - (toldAt[kind] ?? Number.NEGATIVE_INFINITY) < SILENT_MS) return;
    toldAt[kind] = now();
    const mend = 'if a secret was removed from SESSION_SECRETS less than a day ago, put it back, as the last one';
    log.warn({ kind, mend }, lines[kind]);
  };
}
