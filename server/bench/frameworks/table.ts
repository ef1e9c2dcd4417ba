/** The frameworks, each with the commands of its documentation for building and for serving. */

type Framework = {
  readonly name: string;
  readonly title: string;
  /** Arguments of Node in the folder of the app. */
  readonly build: readonly string[];
  readonly start: (port: number) => readonly string[];
};

export const frameworks = [
  {
    name: 'next',
    title: 'Next.js',
    build: ['node_modules/next/dist/bin/next', 'build'],
    start: (port) => ['node_modules/next/dist/bin/next', 'start', '--hostname', '127.0.0.1', '--port', String(port)],
  },
  {
    name: 'react-router',
    title: 'React Router',
    build: ['node_modules/@react-router/dev/bin.cjs', 'build'],
    start: () => ['node_modules/@react-router/serve/bin.cjs', './build/server/index.js'],
  },
  {
    name: 'tanstack-start',
    title: 'TanStack Start',
    build: ['node_modules/vite/bin/vite.js', 'build'],
    start: () => ['.output/server/index.mjs'],
  },
] as const satisfies readonly Framework[];

export type FrameworkName = (typeof frameworks)[number]['name'];

export const frameworkNames: readonly FrameworkName[] = frameworks.map(({ name }) => name);
