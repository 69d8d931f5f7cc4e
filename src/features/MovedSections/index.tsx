import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';

import {moved} from './client';

interface Props {
  /** New addresses by the ids that the sections had on this page: `moved` in its front matter. */
  readonly sections?: Readonly<Record<string, string>>;
}

/** Hidden links that keep the addresses of sections that have moved; `client.ts` follows them. */
export default function MovedSections({sections = {}}: Props): ReactNode {
  return Object.entries(sections).map(([id, to]) => (
    <Link key={id} id={id} to={to} hidden {...moved()} />
  ));
}
