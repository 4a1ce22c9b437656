import type {GeneratorOptions} from '../shared/types';

/** Both plugins, as the quick start has them. */
export const PLUGINS = ['tanstack-query-react', 'openapi-typescript'] as const;

/** Command line arguments of options: `['--enum', '--postfix-services', 'Api']`. Empty options are left out. */
export function toArguments(options: GeneratorOptions): string[] {
  return Object.entries(options).flatMap(([name, value]) => {
    if (value === true) return [`--${name}`];
    if (value === false || value.length === 0) return [];
    return [`--${name}`, ...(typeof value === 'string' ? [value] : value)];
  });
}
