type Entry = { $ref?: string; [field: string]: unknown };

type Operation = {
  parameters?: Entry[];
  security?: object[];
  requestBody?: Entry;
  responses?: Record<string, Entry>;
};

type OpenApiDocument = {
  security?: object[];
  paths: Record<string, Record<string, unknown>>;
  components?: Record<string, Record<string, Entry>>;
};

const METHODS = 'get put post patch delete head options trace'.split(' ');

/** Copies shared parameters, security, and $ref targets into operations. */
export function prepareDocument(document: OpenApiDocument) {
  const prepared = structuredClone(document);

  function follow(entry: Entry): Entry {
    if (!entry.$ref) return entry;
    const [group = '', name = ''] = entry.$ref.split('/').slice(2);
    const target = document.components?.[group]?.[name];
    if (!target) throw new Error(`${entry.$ref} is not in the document.`);
    return follow(target);
  }

  for (const path of Object.values(prepared.paths)) {
    const shared = (path.parameters ?? []) as Entry[];
    delete path.parameters;

    for (const method of METHODS) {
      const operation = path[method] as Operation | undefined;
      if (!operation) continue;
      const { parameters = [], requestBody, responses = {} } = operation;

      // An operation's parameter replaces the path's parameter of the same name.
      const byName = new Map(
        [...shared, ...parameters]
          .map(follow)
          .map((parameter) => [
            `${parameter.in} ${parameter.name}`,
            parameter,
          ]),
      );
      if (byName.size > 0) operation.parameters = [...byName.values()];

      operation.security ??= document.security;
      if (requestBody) operation.requestBody = follow(requestBody);
      for (const [status, response] of Object.entries(responses))
        responses[status] = follow(response);
    }
  }
  return prepared;
}
