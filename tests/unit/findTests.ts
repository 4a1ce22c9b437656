import ts from 'typescript';

/** What keeps a test from running, or lets it pass when it fails. */
const SWITCHES = new Set(['skip', 'skipIf', 'runIf', 'only', 'todo', 'fixme', 'fail', 'fails']);
const RUNNERS = new Set(['test', 'it', 'describe']);

/**
 * Titles of the tests of a file, and of groups that hold some, as they are written in the source: `%s has its pages`.
 *
 * Only those that run count. A test does not when it, or a group around it, is skipped, marked as failing or skips
 * itself; and none of a file does when one of them is the only one to run.
 */
export function findTests(source: string): ReadonlySet<string> {
  const file = ts.createSourceFile('tests.tsx', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const titles = new Set<string>();
  let hasOnly = false;

  /** Collects the titles below a node, and returns how many tests run there. */
  function visit(node: ts.Node): number {
    if (!ts.isCallExpression(node)) return sum(node);
    const names = readNames(node.expression);
    if (!RUNNERS.has(names[0] ?? '')) return sum(node);
    if (names.includes('only')) hasOnly = true;
    if (names.some((name) => SWITCHES.has(name))) return 0;
    const [title] = node.arguments;
    const body = node.arguments.find((argument) => ts.isArrowFunction(argument) || ts.isFunctionExpression(argument));
    if (!title || !body) return sum(node);
    if (switchesItselfOff(body)) return 0;
    const isGroup = names.includes('describe');
    const count = isGroup ? visit(body) : 1;
    if (count > 0 && ts.isStringLiteralLike(title)) titles.add(title.text);
    else if (count > 0 && ts.isTemplateExpression(title)) titles.add(title.getText().slice(1, -1));
    return count;
  }

  function sum(node: ts.Node): number {
    let count = 0;
    ts.forEachChild(node, (child) => void (count += visit(child)));
    return count;
  }

  visit(file);
  return hasOnly ? new Set() : titles;
}

/** `test.describe.each([…])` is `test`, `describe`, `each`. */
function readNames(callee: ts.Expression): string[] {
  if (ts.isIdentifier(callee)) return [callee.text];
  if (ts.isPropertyAccessExpression(callee)) return [...readNames(callee.expression), callee.name.text];
  if (ts.isCallExpression(callee)) return readNames(callee.expression);
  return [];
}

/** Whether a body calls `test.skip()` or the like for itself: without a body of its own to skip. */
function switchesItselfOff(body: ts.Node): boolean {
  let isOff = false;
  ts.forEachChild(body, function look(node) {
    if (ts.isCallExpression(node)) {
      const names = readNames(node.expression);
      const hasBody = node.arguments.some((argument) => ts.isArrowFunction(argument) && !isCondition(argument));
      if (RUNNERS.has(names[0] ?? '') && names.slice(1).some((name) => SWITCHES.has(name)) && !hasBody) isOff = true;
      // A test inside a group answers for itself.
      if (RUNNERS.has(names[0] ?? '') && hasBody) return;
    }
    ts.forEachChild(node, look);
  });
  return isOff;
}

/** `test.skip(({isMobile}) => isMobile, 'why')` has a function that says when. */
function isCondition(argument: ts.ArrowFunction): boolean {
  const call = argument.parent;
  return ts.isCallExpression(call) && call.arguments[0] === argument;
}
