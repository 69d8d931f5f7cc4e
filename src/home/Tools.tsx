import type {ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';

import {familyTools} from '@site/src/config/tools';
import AssetImage from '@site/src/features/AssetImage';
import {toolDescriptions} from '@site/src/features/FamilyTools/descriptions';
import {IconExternal} from '@site/src/features/icons';
import Cards from './Cards';
import section from './section.module.css';

export default function Tools(): ReactNode {
  const descriptions = toolDescriptions();
  return (
    <section className={clsx(section.band, section.later, section.tools)}>
      <div className={section.section}>
        <Cards
          title={translate({
            id: 'site.home.tools.title',
            message: 'Part of Rstack',
            description: 'Title of the cards of the sibling tools on the landing page',
          })}
          tagline={translate({
            id: 'site.home.tools.tagline',
            message:
              'Rslib belongs to Rstack, a family of tools for building, testing, linting and documenting JavaScript projects.',
            description: 'One sentence below the title of the cards of the sibling tools',
          })}
          cards={familyTools.map(({name, url, logo}) => ({
            name,
            text: descriptions[name],
            address: url,
            mark: <AssetImage path={logo} width={40} height={40} />,
            foot: (
              <>
                {new URL(url).host}
                <IconExternal />
                <span className="visuallyHidden">
                  {translate({
                    id: 'site.home.tools.newTab',
                    message: '(opens in a new tab)',
                    description: 'Read out after the address of a sibling tool on the landing page',
                  })}
                </span>
              </>
            ),
          }))}
        />
      </div>
    </section>
  );
}
