/** Preloaded into the process of `check-call.ts`: applies the drift of the environment to each source that is loaded. */
import { registerHooks } from 'node:module';
import { driftSource, type SourceDrift } from './source-drifts.ts';

// `drift.ts` has written it.
const drift = JSON.parse(process.env['DRIFT'] ?? 'null') as SourceDrift | null;

if (drift) {
  registerHooks({
    load(url, context, nextLoad) {
      const loaded = nextLoad(url, context);
      if (!url.endsWith('.ts') || !loaded.source) return loaded;
      const source = typeof loaded.source === 'string' ? loaded.source : new TextDecoder().decode(loaded.source);
      return { ...loaded, source: driftSource(url, source, drift) };
    },
  });
}
