/**
 * Sends WebDriver commands to Firefox by its own protocol, Marionette. geckodriver does the same for commands that
 * arrive by HTTP, but Debian has no package of it (ADR 52).
 */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { Capabilities, WebElement } from 'selenium-webdriver';
import { type Command, Executor, Name } from 'selenium-webdriver/lib/command.js';
import { throwDecodedError } from 'selenium-webdriver/lib/error.js';
import { Session } from 'selenium-webdriver/lib/session.js';

/** The commands that journeys need, by the names of the two protocols. */
const commands: Readonly<Record<string, string>> = {
  [Name.NEW_SESSION]: 'NewSession',
  [Name.QUIT]: 'DeleteSession',
  [Name.SET_TIMEOUT]: 'SetTimeouts',
  [Name.GET]: 'Navigate',
  [Name.GET_CURRENT_URL]: 'GetCurrentURL',
  [Name.GO_BACK]: 'Back',
  [Name.REFRESH]: 'Refresh',
  [Name.ADD_COOKIE]: 'AddCookie',
  [Name.EXECUTE_SCRIPT]: 'ExecuteScript',
  [Name.CLICK_ELEMENT]: 'ElementClick',
  [Name.CLEAR_ELEMENT]: 'ElementClear',
  [Name.SEND_KEYS_TO_ELEMENT]: 'ElementSendKeys',
  [Name.SWITCH_TO_FRAME]: 'SwitchToFrame',
  [Name.SWITCH_TO_WINDOW]: 'SwitchToWindow',
  [Name.SCREENSHOT]: 'TakeScreenshot',
  // The library has names that its types do not know.
  getCurrentWindowHandle: 'GetWindowHandle',
  newWindow: 'NewWindow',
  setWindowRect: 'SetWindowRect',
};

type Failure = { readonly error: string; readonly message: string };
type Answer = { readonly error: Failure | null; readonly result: unknown };
type NewSession = { readonly sessionId: string; readonly capabilities: Readonly<Record<string, unknown>> };

export class Marionette extends Executor {
  readonly #socket: Socket;
  readonly #waiting = new Map<number, (answer: Answer) => void>();
  #received = Buffer.alloc(0);
  #lastId = 0;

  private constructor(socket: Socket) {
    super();
    this.#socket = socket;
    socket.on('data', (bytes: Buffer) => this.#receive(bytes));
    socket.on('error', () => socket.destroy());
    socket.on('close', () => {
      const error = { error: 'invalid session id', message: 'Firefox has closed the connection.' };
      for (const resolve of this.#waiting.values()) resolve({ error, result: undefined });
    });
  }

  static async connect(port: number): Promise<Marionette> {
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    return new Marionette(socket);
  }

  override async execute(command: Command): Promise<unknown> {
    const name = commands[command.getName()];
    if (!name) throw new Error(`marionette.ts has no command ${command.getName()}`);
    const { error, result } = await this.#send(`WebDriver:${name}`, toParameters(command));
    if (error) throwDecodedError(error);
    if (command.getName() !== Name.NEW_SESSION) return unwrap(result);
    // The answer to this command is that of the WebDriver standard.
    const { sessionId, capabilities } = result as NewSession;
    return new Session(sessionId, new Capabilities(capabilities));
  }

  #send(name: string, parameters: unknown): Promise<Answer> {
    this.#lastId += 1;
    const id = this.#lastId;
    const message = JSON.stringify([REQUEST, id, name, parameters]);
    this.#socket.write(`${Buffer.byteLength(message)}:${message}`);
    return new Promise((resolve) => this.#waiting.set(id, resolve));
  }

  /** A message is its length in bytes, a colon, and JSON. The first message greets and answers nothing. */
  #receive(bytes: Buffer): void {
    this.#received = Buffer.concat([this.#received, bytes]);
    for (;;) {
      const colon = this.#received.indexOf(':');
      const end = colon + 1 + Number(this.#received.subarray(0, Math.max(colon, 0)));
      if (colon < 0 || this.#received.length < end) return;
      const message: unknown = JSON.parse(this.#received.subarray(colon + 1, end).toString());
      this.#received = this.#received.subarray(end);
      if (!Array.isArray(message)) continue;
      const [, id, error, result] = message;
      this.#waiting.get(id)?.({ error, result });
      this.#waiting.delete(id);
    }
  }
}

const REQUEST = 0;

function toParameters(command: Command): unknown {
  const { id, ...others } = command.getParameters();
  switch (command.getName()) {
    case Name.EXECUTE_SCRIPT:
      // What one script defines is there for the next one, but not for the page.
      return { ...others, sandbox: 'journeys', newSandbox: false };
    case Name.SWITCH_TO_FRAME:
      return { element: id };
    default:
      return WebElement.isId(id) ? { ...others, id: WebElement.extractId(id) } : others;
  }
}

/** A single value comes in an object. */
function unwrap(result: unknown): unknown {
  return typeof result === 'object' && result !== null && 'value' in result ? result.value : result;
}
