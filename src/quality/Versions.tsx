import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';

import {quality} from './data';
import Table from './Table';

/** What the site is built and checked with. */
export default function Versions(): ReactNode {
  return (
    <section>
      <h2>
        {translate({
          id: 'site.quality.versions',
          message: 'Versions',
          description: 'Heading on the page of quality: of the tools that the site is made with',
        })}
      </h2>
      <Table
        heads={[
          translate({
            id: 'site.quality.head.package',
            message: 'Package',
            description: 'Head of a column on the page of quality',
          }),
          translate({
            id: 'site.quality.head.version',
            message: 'Version',
            description: 'Head of a column on the page of quality',
          }),
        ]}
        rows={Object.entries(quality.versions).map(([name, version]) => [name, name, version])}
      />
    </section>
  );
}
