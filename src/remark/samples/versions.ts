import path from 'node:path';

/** One documented version and the sample project behind its pages. */
export interface SampleVersion {
  /** Folder under `samples/`, also the prefix in `sample="v1:…"`. Samples are in its `src`. */
  project: string;
  /** Label that readers see. */
  label: string;
  /** Folders of MDX files, relative to the site folder, whose samples come from this project. */
  pageFolders: string[];
  /** Folders of those pages in the build. The longest matching prefix wins. */
  buildFolders: string[];
  /** Packages in the "Checked with" line, in order. */
  checkedPackages: string[];
  /** File in the project with the name and version of the client's generator, if the project does not install it. */
  provenance?: string;
}

/** Every documented version, and projects without pages. Add an entry when you add a version to the site. */
export const SAMPLE_VERSIONS: readonly SampleVersion[] = [
  {
    project: 'v2',
    label: '2.x',
    pageFolders: ['docs', 'src'],
    buildFolders: [''],
    checkedPackages: ['@openapi-qraft/react', '@openapi-qraft/cli', '@tanstack/react-query', 'react'],
  },
  {
    project: 'v1',
    label: '1.x',
    pageFolders: ['versioned_docs/version-1.x'],
    buildFolders: ['docs/1.x'],
    checkedPackages: ['@openapi-qraft/react', '@openapi-qraft/cli', '@tanstack/react-query', 'react'],
    provenance: 'output/provenance.json',
  },
  {
    // "npm run samples:next" builds and runs it.
    project: 'next',
    label: 'Next.js',
    pageFolders: [],
    buildFolders: [],
    checkedPackages: ['next', '@openapi-qraft/react', '@tanstack/react-query', 'react'],
  },
  {
    // "npm run samples:react-native" type-checks it.
    project: 'react-native',
    label: 'React Native',
    pageFolders: [],
    buildFolders: [],
    checkedPackages: [
      'react-native',
      '@react-native-community/netinfo',
      '@react-navigation/native',
      '@openapi-qraft/react',
      '@tanstack/react-query',
    ],
  },
];

/** The version whose samples a page shows, from the path of its MDX file relative to the site folder. */
export function findVersionOfPage(pagePath: string): SampleVersion | undefined {
  return findByFolder(pagePath, (version) => version.pageFolders);
}

/** The version of a built page, from the path of its HTML file relative to the build folder. */
export function findVersionOfBuiltPage(htmlPath: string): SampleVersion | undefined {
  return findByFolder(htmlPath, (version) => version.buildFolders);
}

/** The version of a project folder name such as `v1`. */
export function findVersionOfProject(project: string): SampleVersion | undefined {
  return SAMPLE_VERSIONS.find((version) => version.project === project);
}

function findByFolder(
  filePath: string,
  foldersOf: (version: SampleVersion) => readonly string[],
): SampleVersion | undefined {
  const slashed = filePath.split(path.sep).join('/');
  const matches = SAMPLE_VERSIONS.flatMap((version) =>
    foldersOf(version)
      .filter((folder) => folder === '' || slashed.startsWith(`${folder}/`) || slashed === `${folder}.html`)
      .map((folder) => ({version, length: folder.length})),
  );
  return matches.sort((a, b) => b.length - a.length)[0]?.version;
}
