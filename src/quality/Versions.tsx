import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';

import {quality} from './data';
import Table from './Table';

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
        heads={translate({
          id: 'site.quality.heads.versions',
          message: 'Package|Version',
          description: 'Heads of the table of versions on the page of quality, divided by |',
        })}
        rows={Object.entries(quality.versions).map(([name, version]) => [name, name, version])}
      />
    </section>
  );
}
