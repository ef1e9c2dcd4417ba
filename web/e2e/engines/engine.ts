/** What the journeys need of a browser engine. */
import type { WebDriver } from 'selenium-webdriver';

export type RunningEngine = {
  readonly driver: WebDriver;
  /** The folder of saved files. */
  readonly downloads: string;
  /** Returns the exceptions of pages that nothing has caught. Left out if the engine does not tell them. */
  readErrors?(): readonly string[];
  stop(): Promise<void>;
};

export type Engine = {
  readonly name: string;
  /** Returns the Debian packages that are missing; none if the engine can start. */
  findMissing(): readonly string[];
  /** Starts a browser that nobody has used. It may write into the folder, which is empty. */
  start(folder: string): Promise<RunningEngine>;
};
