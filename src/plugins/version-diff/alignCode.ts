/** What the two versions of a code call differently without a difference to readers. */

/** The variable of the client: pages of 1.x call it `qraft`, those of 2.x `api`, and a reader has a name of their own. */
const OLD_CLIENT = /(?<![\w$-])qraft(?![\w$-])/g;
const CLIENT = 'api';

const IMPORTS = /^(?:import\b[^;]*;\n)+/;

/**
 * Makes the older code look like the newer one where readers have a free hand: the name of the client, and the order of
 * the imports, which a formatter chooses.
 */
export function alignCode(before: string, after: string): string {
  const renamed = after.search(OLD_CLIENT) < 0 ? before.replace(OLD_CLIENT, CLIENT) : before;
  return orderImports(renamed, after);
}

function orderImports(before: string, after: string): string {
  const order = listImports(after);
  const rank = (statement: string): number => {
    const index = order.findIndex((each) => sourceOf(each) === sourceOf(statement));
    return index < 0 ? order.length : index;
  };
  return before.replace(IMPORTS, () => {
    const statements = listImports(before);
    return statements.sort((one, other) => rank(one) - rank(other)).join('');
  });
}

function listImports(code: string): string[] {
  return (IMPORTS.exec(code)?.[0] ?? '').match(/import\b[^;]*;\n/g) ?? [];
}

const sourceOf = (statement: string): string => /['"]([^'"]+)['"];\n$/.exec(statement)?.[1] ?? statement;
