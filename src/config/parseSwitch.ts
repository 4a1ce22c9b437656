/**
 * Parses an environment variable that is `true`, `false`, or unset, which means `false`.
 *
 * @throws Error that names the variable
 */
export function parseSwitch(name: string, value: string | undefined): boolean {
  if (value === undefined || value === 'false') return false;
  if (value === 'true') return true;
  throw new Error(`${name} is "${value}": set it to "true" or "false", or leave it unset.`);
}
