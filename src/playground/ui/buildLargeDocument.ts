const RESOURCES = (
  'account address agreement alert asset audit benefit bill branch budget campaign candidate cart category claim client ' +
  'comment contract coupon credit customer delivery department device discount document employee event expense facility ' +
  'forecast grant holiday incident inspection invoice item job ledger license location machine meeting member message ' +
  'note offer office order package payment permit plan policy price product project purchase quote receipt refund ' +
  'report review route warehouse'
).split(' ');

const reference = (name: string) => ({$ref: `#/components/schemas/${name}`});
const json = (schema: object) => ({content: {'application/json': {schema}}});

/** A made-up document with 520 operations on 65 resources, to see how the generator and the page cope with size. */
export function buildLargeDocument(): object {
  const paths: Record<string, object> = {};
  const schemas: Record<string, object> = {
    Problem: {type: 'object', required: ['title'], properties: {title: {type: 'string'}, detail: {type: 'string'}}},
  };
  for (const resource of RESOURCES) {
    const type = resource.charAt(0).toUpperCase() + resource.slice(1);
    const id = {name: `${resource}Id`, in: 'path', required: true, schema: {type: 'integer', example: 7}};
    const page = {name: 'page', in: 'query', schema: {type: 'integer', minimum: 1, default: 1}};
    const missing = {description: `No such ${resource}`, ...json(reference('Problem'))};
    const one = {'200': {description: `The ${resource}`, ...json(reference(type))}, '404': missing};
    const input = {requestBody: {required: true, ...json(reference(`${type}Input`))}};
    const operation = (operationId: string, summary: string, rest: object) => ({
      operationId,
      summary,
      tags: [type],
      ...rest,
    });
    const fields = {
      name: {type: 'string', example: `First ${resource}`},
      status: {type: 'string', enum: ['draft', 'active', 'closed']},
      amount: {type: 'number', example: 12.5},
      tags: {type: 'array', items: {type: 'string'}},
    };
    schemas[`${type}Input`] = {type: 'object', required: ['name', 'status'], properties: fields};
    schemas[type] = {
      allOf: [
        reference(`${type}Input`),
        {
          type: 'object',
          required: ['id', 'createdAt'],
          properties: {id: {type: 'integer', example: 7}, createdAt: {type: 'string', format: 'date-time'}},
        },
      ],
    };
    const list = {
      '200': {description: 'One page', ...json({type: 'array', items: reference(type)})},
    };
    paths[`/${resource}`] = {
      get: operation(`list${type}`, `List each ${resource}, page by page`, {parameters: [page], responses: list}),
      post: operation(`create${type}`, `Create a new ${resource}`, {
        ...input,
        responses: {'201': {description: 'Created', ...json(reference(type))}},
      }),
    };
    paths[`/${resource}/{${resource}Id}`] = {
      get: operation(`get${type}`, `Get one ${resource}`, {parameters: [id], responses: one}),
      put: operation(`replace${type}`, `Replace the whole ${resource}`, {parameters: [id], ...input, responses: one}),
      patch: operation(`update${type}`, `Change some fields of the ${resource}`, {
        parameters: [id],
        ...input,
        responses: one,
      }),
      delete: operation(`delete${type}`, `Delete the ${resource}`, {
        parameters: [id],
        responses: {'204': {description: 'Deleted'}, '404': missing},
      }),
    };
    paths[`/${resource}/{${resource}Id}/history`] = {
      get: operation(`list${type}History`, `List earlier states of the ${resource}`, {
        parameters: [id, page],
        responses: list,
      }),
    };
    paths[`/${resource}/{${resource}Id}/archive`] = {
      post: operation(`archive${type}`, `Archive the ${resource}`, {parameters: [id], responses: one}),
    };
  }
  return {
    openapi: '3.1.0',
    info: {title: 'Company', version: '1.0.0', description: 'A made-up document with 520 operations.'},
    servers: [{url: 'https://company.example'}],
    paths,
    components: {schemas},
  };
}
