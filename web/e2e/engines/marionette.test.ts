import { createServer, type Server, type Socket } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { error as errors, WebDriver, type WebElement } from 'selenium-webdriver';
import { afterEach, describe, expect, it } from 'vitest';
import { Marionette } from './marionette.ts';

const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

type Answer = { readonly result?: unknown; readonly error?: { error: string; message: string } };

let server: Server | undefined;
afterEach(() => server?.close());

const frame = (message: unknown) => {
  const text = JSON.stringify(message);
  return Buffer.from(`${Buffer.byteLength(text)}:${text}`);
};

/** Opens a session with a Firefox that answers as given, in pieces of a few bytes. Returns what it was asked, too. */
async function open(answers: Readonly<Record<string, Answer>>) {
  const asked: [name: string, parameters: unknown][] = [];
  const connections: Socket[] = [];
  server = createServer((socket) => {
    connections.push(socket);
    socket.setNoDelay(true);
    socket.write(frame({ applicationType: 'gecko', marionetteProtocol: 3 }));
    socket.on('data', async (bytes) => {
      const text = bytes.toString();
      const [, id, name, parameters] = JSON.parse(text.slice(text.indexOf(':') + 1));
      asked.push([name, parameters]);
      const { result = { value: null }, error = null } = answers[name] ?? {};
      const answer = frame([1, id, error, result]);
      for (let at = 0; at < answer.length; at += 7) {
        socket.write(answer.subarray(at, at + 7));
        // Pieces that are written at once would arrive at once.
        await setImmediate();
      }
    });
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const driver = WebDriver.createSession(await Marionette.connect(port), {});
  return { driver, asked, close: () => connections.forEach((socket) => void socket.destroy()) };
}

const session: Answer = { result: { sessionId: 'one', capabilities: { browserVersion: '153.7' } } };

describe('commands to Firefox', () => {
  it('open a session, and read answers that arrive in pieces and have letters of several bytes', async () => {
    const { driver } = await open({
      'WebDriver:NewSession': session,
      'WebDriver:GetCurrentURL': { result: { value: 'http://localhost/café' } },
    });
    expect((await driver.getCapabilities()).get('browserVersion')).toBe('153.7');
    expect(await driver.getCurrentUrl()).toBe('http://localhost/café');
  });

  it('press an element that a script has found, by its number', async () => {
    const { driver, asked } = await open({
      'WebDriver:NewSession': session,
      'WebDriver:ExecuteScript': { result: { value: { [ELEMENT]: 'button-1' } } },
    });
    const button = await driver.executeScript<WebElement>('return document.body');
    await button.click();
    expect(asked.at(-1)).toEqual(['WebDriver:ElementClick', { id: 'button-1', sessionId: 'one' }]);
  });

  it('look into a frame, and out of it', async () => {
    const { driver, asked } = await open({
      'WebDriver:NewSession': session,
      'WebDriver:ExecuteScript': { result: { value: { [ELEMENT]: 'frame-1' } } },
    });
    await driver.switchTo().frame(await driver.executeScript<WebElement>('return document.body'));
    await driver.switchTo().defaultContent();
    expect(asked.slice(-2)).toMatchObject([
      ['WebDriver:SwitchToFrame', { element: { [ELEMENT]: 'frame-1' } }],
      ['WebDriver:SwitchToFrame', { element: null }],
    ]);
  });

  it('end with the error that Firefox names', async () => {
    const refusal = { error: 'element click intercepted', message: 'Another element obscures it' };
    const { driver } = await open({ 'WebDriver:NewSession': session, 'WebDriver:Refresh': { error: refusal } });
    await expect(driver.navigate().refresh()).rejects.toThrow(errors.ElementClickInterceptedError);
  });

  it('end when Firefox closes the connection', async () => {
    const { driver, close } = await open({ 'WebDriver:NewSession': session });
    await driver.getSession();
    server?.removeAllListeners('connection');
    close();
    await expect(driver.navigate().refresh()).rejects.toThrow(errors.NoSuchSessionError);
  });

  it('name a command that has no row', async () => {
    const { driver } = await open({ 'WebDriver:NewSession': session });
    await expect(driver.getPageSource()).rejects.toThrow('getPageSource');
  });
});
