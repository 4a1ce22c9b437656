import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

/** The 2.x pages in reading order. */
const sidebars: SidebarsConfig = {
  docs: [
    'overview',
    {
      type: 'category',
      label: 'Getting started',
      collapsed: false,
      items: ['getting-started/installation', 'getting-started/quick-start'],
    },
  ],
};

export default sidebars;
