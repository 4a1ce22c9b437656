/** Finds out what a sample calls its operations. */
export interface OperationNames {
  /** Reads the services that the sample creates a client with. */
  add: (services: object) => void;
  /** `books.getBook` for a key that belongs to this operation. */
  of: (key: readonly unknown[]) => string | undefined;
}

export function nameOperations(): OperationNames {
  const names = new Map<string, string>();

  function add(value: unknown, name: string): void {
    if (!isObject(value)) return;
    if (isObject(value.schema)) {
      if (name) names.set(identify(value.schema), name);
      return;
    }
    for (const [key, member] of Object.entries(value)) {
      add(member, name ? `${name}.${key}` : key);
    }
  }

  return {
    add: (services) => add(services, ''),
    of: ([schema]) =>
      isObject(schema) ? names.get(identify(schema)) : undefined,
  };
}

const identify = ({ method, url }: Record<string, unknown>): string =>
  `${String(method)} ${String(url)}`;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
