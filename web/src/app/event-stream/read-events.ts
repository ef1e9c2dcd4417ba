/** Reads server-sent events (https://html.spec.whatwg.org/multipage/server-sent-events.html). Pure. */
import { EVENT_STREAM_PATH, type StreamEvent } from '@perennial/shared/event-stream';

type Line = { readonly event: StreamEvent } | { readonly retryMs: number };

/** Returns a function that takes the text of a stream as it comes, and returns what has become complete by it. */
export function createParser(): (text: string) => readonly Line[] {
  let rest = '';
  return (text) => {
    const blocks = (rest + text).split('\n\n');
    rest = blocks.pop() ?? '';
    return blocks.map(toLine).filter((line) => line !== undefined);
  };
}

/** Comments, and events of a later release, are left out. */
function toLine(block: string): Line | undefined {
  const fields = new Map(block.split('\n').map((line) => toField(line)));
  const retry = Number(fields.get('retry'));
  if (retry > 0) return { retryMs: retry };
  const name = fields.get('event');
  const data = parse(fields.get('data'));
  if (name === 'open') return { event: { name } };
  if (name === 'session' && (data === 'changed' || data === 'ended')) return { event: { name, data } };
  if (name === 'stale' && Array.isArray(data)) return { event: { name, data } };
  return undefined;
}

function toField(line: string): readonly [string, string] {
  const [, field = '', value = ''] = /^([^:]*):? ?(.*)$/.exec(line) ?? [];
  return [field, value];
}

function parse(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}

/** The stream of the page's site. Its answers of errors are in the language of the page. */
export function toStreamUrl(site: { readonly culture: string; readonly language: string }): string {
  return `${EVENT_STREAM_PATH}?${new URLSearchParams(site)}`;
}
