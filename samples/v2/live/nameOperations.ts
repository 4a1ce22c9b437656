/** Finds out what a sample calls its operations. */
export interface OperationNames {
  /** Reads the services that the sample creates a client with. */
  add: (services: object) => void;
  /** `books.getBook` for a key that belongs to this operation. */
  of: (key: readonly unknown[]) => string | undefined;
}

export function nameOperations(): OperationNames {
  const names = new Map<string, string>();

  function add(members: object, prefix: string): void {
    for (const [name, member] of Object.entries(members)) {
      if (!isObject(member)) continue;
      if (!isObject(member.schema)) add(member, `${name}.`);
      else names.set(identify(member.schema), prefix + name);
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
