/** The side of a process that the benchmark starts: it answers the questions of the benchmark. */

/** A function for each question. Input and answer are plain data. */
export type Answers = { readonly [question: string]: (input: never) => unknown };

export type Question = { readonly id: number; readonly question: string; readonly input: unknown };
export type Reply = { readonly id: number; readonly answer?: unknown; readonly error?: string };

/** Answers questions until the benchmark ends, however it ends. */
export function answerQuestions(answers: Answers): void {
  // Ctrl-C reaches every process of the terminal. The benchmark decides when this one ends.
  process.on('SIGINT', () => {});
  process.on('disconnect', () => process.exit());
  process.on('message', async ({ id, question, input }: Question) => {
    try {
      // `ask` of the worker has the types of the questions; a message between processes has none.
      send({ id, answer: await answers[question]?.(input as never) });
    } catch (error) {
      send({ id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) });
    }
  });
}

function send(reply: Reply): void {
  process.send?.(reply);
}
