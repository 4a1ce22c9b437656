/** One command per line, in the order a reader runs them. The generated files import from the types package by name. */
const PACKAGES = ['@tanstack/react-query', '@openapi-qraft/react @openapi-qraft/tanstack-query-react-types'];
const DEVELOPMENT_PACKAGES = ['@openapi-qraft/cli'];

/** How each package manager installs the product, the usual one first. */
export const INSTALL_COMMANDS = [
  {manager: 'npm', label: 'npm', commands: buildCommands('npm install', 'npm install --save-dev')},
  {manager: 'yarn', label: 'Yarn', commands: buildCommands('yarn add', 'yarn add --dev')},
  {manager: 'pnpm', label: 'pnpm', commands: buildCommands('pnpm add', 'pnpm add --save-dev')},
] as const;

function buildCommands(add: string, addForDevelopment: string): string {
  return [
    ...PACKAGES.map((names) => `${add} ${names}`),
    ...DEVELOPMENT_PACKAGES.map((names) => `${addForDevelopment} ${names}`),
  ].join('\n');
}
