import {useState, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';

import {isSlashEnabled, setSlashEnabled} from '../opener/slashPreference';

/** Turns the single-letter shortcut off and on (WCAG 2.1.4). */
export function SlashSwitch(): ReactNode {
  const [isEnabled, setEnabled] = useState(isSlashEnabled);
  return (
    <label className="SearchModal-Switch">
      <input
        type="checkbox"
        checked={isEnabled}
        onChange={({currentTarget}) => {
          setEnabled(currentTarget.checked);
          setSlashEnabled(currentTarget.checked);
        }}
      />
      {translate({
        id: 'site.search.slash.label',
        message: 'Open with the / key',
        description: 'Checkbox in the search modal: whether typing a slash opens search',
      })}
    </label>
  );
}
