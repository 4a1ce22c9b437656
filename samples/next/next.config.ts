import type { NextConfig } from 'next';

const nextConfig: NextConfig = {
  // Without this, Next.js takes the repository for the project.
  turbopack: { root: import.meta.dirname },
};

export default nextConfig;
