/** The script of the page that collects how long its presses took, by the Event Timing API. */

/** The shortest event that a browser reports, in milliseconds. */
export const LEAST_MS = 16;

/** Measures the presses from the last `forget` on. */
type MeasuredPresses = {
  forget(): void;
  /** Is done when the browser has reported an event of this name, after its frame, or when it took too little for that. */
  reported(name: string): Promise<void>;
  /** In milliseconds: the longest duration of the events that belong to a press; undefined without a press. */
  longest(): number | undefined;
};

declare global {
  interface Window {
    measuredPresses: MeasuredPresses;
  }
  /** The types of TypeScript do not have it. */
  interface PerformanceObserverInit {
    /** In milliseconds. */
    durationThreshold?: number;
  }
}

/**
 * Runs in the page, before its scripts. What was measured is kept for the next page of the tab, because a press may lead
 * to one.
 */
export function observePresses(leastMs: number): void {
  const kept = 'measured-presses';
  /** A frame that is not shown by then will not be. */
  const reportedWithinMs = 3000;
  const pollMs = 50;
  type Measured = { readonly name: string; readonly duration: number };
  let events: Measured[] = JSON.parse(sessionStorage.getItem(kept) ?? '[]');
  let counted = performance.interactionCount;
  const note = (entries: PerformanceEntryList) => {
    for (const entry of entries)
      if (entry instanceof PerformanceEventTiming && entry.interactionId > 0)
        events.push({ name: entry.name, duration: entry.duration });
  };
  const observer = new PerformanceObserver((list) => note(list.getEntries()));
  observer.observe({ type: 'event', durationThreshold: leastMs });
  window.addEventListener('pagehide', () => {
    note(observer.takeRecords());
    sessionStorage.setItem(kept, JSON.stringify(events));
  });
  window.measuredPresses = {
    forget() {
      observer.takeRecords();
      sessionStorage.removeItem(kept);
      events = [];
      counted = performance.interactionCount;
    },
    async reported(name) {
      const deadline = performance.now() + reportedWithinMs;
      while (!events.some((event) => event.name === name) && performance.now() < deadline)
        await new Promise((resolve) => setTimeout(resolve, pollMs));
    },
    longest() {
      const durations = events.map(({ duration }) => duration);
      if (durations.length > 0) return Math.max(...durations);
      // An event that took less is not reported.
      return performance.interactionCount > counted ? leastMs : undefined;
    },
  };
}
