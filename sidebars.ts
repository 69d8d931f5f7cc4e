import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

/** One sidebar per entry of the top navigation that has one. Order here is the order on screen. */
const sidebars: SidebarsConfig = {
  guide: [
    {
      type: 'category',
      label: 'Start',
      collapsed: false,
      items: [
        'guide/start/index',
        'guide/start/quick-start',
        'guide/start/glossary',
        'guide/start/npm-packages',
      ],
    },
  ],
};

export default sidebars;
