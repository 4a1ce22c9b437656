import {runInNewContext} from 'node:vm';
import {expect, test} from 'vitest';
import {buildResetScript} from '.';

/** Runs the script with these entries in local storage, and returns the entries afterwards. */
function run(id: string, entries: Record<string, string>): Record<string, string> {
  const stored = new Map(Object.entries(entries));
  const localStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  };
  runInNewContext(buildResetScript(id), {localStorage});
  return Object.fromEntries(stored);
}

const keys = (dismiss: string, id: string) => ({
  'docusaurus.announcement.dismiss': dismiss,
  'docusaurus.announcement.id': id,
});

test('another id takes the dismissal back', () => {
  expect(run('new', keys('true', 'old'))).toEqual(keys('false', 'new'));
});

test('the same id keeps it', () => {
  expect(run('same', keys('true', 'same'))).toEqual(keys('true', 'same'));
});

test('a storage that throws is ignored', () => {
  expect(() => runInNewContext(buildResetScript('id'), {})).not.toThrow();
});

test('an id cannot end the script', () => {
  expect(buildResetScript('</script>')).not.toContain('</script>');
});
