import type { NextConfig } from 'next';

const config: NextConfig = {
  // The app is below another project, which has a lockfile of its own.
  turbopack: { root: import.meta.dirname },
  outputFileTracingRoot: import.meta.dirname,
};

export default config;
