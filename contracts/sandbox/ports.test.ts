import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

/** Chooses ports, with a number of the process that another one had before, and runs until its input ends. */
const script = `
  Object.defineProperty(process, 'pid', { value: 4711 });
  const { freePort } = await import(${JSON.stringify(fileURLToPath(new URL('./ports.ts', import.meta.url)))});
  const ports = [];
  for (let count = 0; count < 30; count += 1) ports.push(await freePort());
  console.log(JSON.stringify(ports));
  process.stdin.resume();
`;

it('shops that run at the same time choose no port twice', async () => {
  const args = ['--input-type=module', '--eval', script];
  const shops = [1, 2, 3].map(() => spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'inherit'] }));
  const chosen = await Promise.all(
    shops.map(async ({ stdout }): Promise<readonly number[]> => JSON.parse(String(await once(stdout, 'data')))),
  );
  for (const { stdin } of shops) stdin.end();
  expect(new Set(chosen.flat()).size).toBe(90);
  // A program ends although it keeps its ports from others.
  expect(await Promise.all(shops.map((shop) => once(shop, 'exit')))).toEqual([
    [0, null],
    [0, null],
    [0, null],
  ]);
});
