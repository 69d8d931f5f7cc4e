import type {ReactNode} from 'react';
import type {Props} from '@theme/TagsListInline';

export default function TagsListInline({tags}: Props): ReactNode {
  return tags.map(({label, permalink}) => (
    <a key={permalink} href={permalink}>
      {label}
    </a>
  ));
}
