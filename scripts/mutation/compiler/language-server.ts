/** Asks TypeScript for the errors of a changed file. Its language server checks one file in a fraction of a second. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createMessageConnection, StreamMessageReader, StreamMessageWriter } from 'vscode-jsonrpc/node';

/** A part of a file, by the rules of the Language Server Protocol: lines and characters count from 0. */
type Range = { readonly start: Position; readonly end: Position };
type Position = { readonly line: number; readonly character: number };

type Diagnostics = { readonly items?: readonly { readonly severity?: number; readonly message: string }[] };

/** The severity of an error in the protocol. */
const ERROR = 1;

export type LanguageServer = {
  /** Takes the text of a file from here, and no more from the disk. */
  readonly open: (file: string, text: string) => Promise<void>;
  /** Returns the first error of an opened file with another text in the range; undefined if it compiles. */
  readonly findError: (file: string, range: Range, text: string) => Promise<string | undefined>;
  readonly stop: () => Promise<void>;
};

/** Starts the language server for the projects below a folder, an absolute path. */
export async function startLanguageServer(root: string): Promise<LanguageServer> {
  const command = join(import.meta.dirname, '../../../node_modules/.bin/tsc');
  const server = spawn(command, ['--lsp', '--stdio'], { cwd: root, stdio: ['pipe', 'pipe', 'ignore'] });
  const exited = once(server, 'exit');
  const connection = createMessageConnection(
    new StreamMessageReader(server.stdout),
    new StreamMessageWriter(server.stdin),
  );
  // It asks to be told of changed files. Nobody changes one but this client.
  connection.onRequest('client/registerCapability', () => null);
  connection.listen();
  await connection.sendRequest('initialize', {
    processId: process.pid,
    rootUri: pathToFileURL(root).href,
    capabilities: { textDocument: { diagnostic: {} } },
  });
  await connection.sendNotification('initialized', {});

  const documents = new Map<string, { readonly text: string; version: number }>();

  async function change(file: string, content: { readonly range?: Range; readonly text: string }): Promise<void> {
    const document = documents.get(file);
    if (!document) throw new Error(`${file} was not opened`);
    document.version += 1;
    await connection.sendNotification('textDocument/didChange', {
      textDocument: { uri: pathToFileURL(file).href, version: document.version },
      contentChanges: [content],
    });
  }

  return {
    async open(file, text) {
      documents.set(file, { text, version: 1 });
      const uri = pathToFileURL(file).href;
      const languageId = file.endsWith('.tsx') ? 'typescriptreact' : 'typescript';
      await connection.sendNotification('textDocument/didOpen', {
        textDocument: { uri, languageId, version: 1, text },
      });
    },
    async findError(file, range, text) {
      await change(file, { range, text });
      const { items = [] } = await connection.sendRequest<Diagnostics>('textDocument/diagnostic', {
        textDocument: { uri: pathToFileURL(file).href },
      });
      await change(file, { text: documents.get(file)?.text ?? '' });
      return items.find(({ severity }) => severity === ERROR)?.message;
    },
    async stop() {
      await connection.sendRequest('shutdown');
      await connection.sendNotification('exit');
      await exited;
      connection.dispose();
    },
  };
}
