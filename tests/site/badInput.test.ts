// cspell:ignore overveiw descripton
import {afterEach, beforeEach, describe, expect, test} from 'vitest';
import {TemporarySite} from '../temporarySite';

/** Runs the real build on a copy of the site with one mistake. It stops before compilation. */
describe('bad input stops the build with a message that says what to do', () => {
  let site: TemporarySite;
  beforeEach(() => {
    site = new TemporarySite();
  });
  afterEach(() => {
    site.remove();
  });

  // The tests of src/config/environment.ts cover every wrong value. This one covers a whole build.
  test('an incomplete configuration of the hosted search', () => {
    const {code, output} = site.build({ALGOLIA_APP_ID: 'APP'});
    expect(output).toContain(
      '`apiKey` is missing. `indexName` is missing. The hosted search is only partly configured: ALGOLIA_API_KEY and ALGOLIA_INDEX_NAME are missing',
    );
    expect(code).not.toBe(0);
  });

  // Docusaurus' own message. It names the file, the wrong entry and the valid entries.
  test('a page that does not exist, in a sidebar', () => {
    const file = 'sidebars.ts';
    site.edit(file, "'overview'", "'overveiw'");
    const {code, output} = site.build();
    expect(output).toContain(`Invalid sidebar file at "${file}".`);
    expect(output).toMatch(/These sidebar document ids do not exist:\n\s*- overveiw\n/);
    expect(output).toMatch(/Available document ids are:(\n\s*- .+)*\n\s*- overview\n/);
    expect(code).not.toBe(0);
  });

  test('an unknown front matter field', () => {
    site.edit('versioned_docs/version-1.x/overview.mdx', 'description:', 'descripton:');
    const {code, output} = site.build();
    expect(output).toContain('The front matter of versioned_docs/version-1.x/overview.mdx is not valid:');
    expect(output).toContain('"descripton" is not a known field. Did you mean "description"?');
    expect(code).not.toBe(0);
  });
});
