import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Runs the test files in the order of their names, because the consumer must write the pact before the provider verifies it. */
class ByName extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files.toSorted((one, other) => one.moduleId.localeCompare(other.moduleId));
  }
}

export default defineConfig({
  root: import.meta.dirname,
  test: {
    include: ['*.test.ts', 'broker/*.test.ts', 'consumer/*.test.ts', 'provider/*.test.ts'],
    pool: 'threads',
    fileParallelism: false,
    sequence: { shuffle: false, sequencer: ByName },
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
