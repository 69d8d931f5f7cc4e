import {Fragment, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import type {TagMetadata} from '@docusaurus/utils';
import {useDateTimeFormat} from '@docusaurus/theme-common/internal';

import {useThemeTexts} from '../../config/useSiteOptions';
import {IconEdit} from '../icons';
import styles from './styles.module.css';

interface Props {
  readonly editUrl?: string | null;
  /** Milliseconds since the epoch, from git. */
  readonly lastUpdatedAt?: number | null;
  readonly lastUpdatedBy?: string | null;
  /** Tool and version that the page's claims were checked against; left out for posts. */
  readonly checkedAgainst?: string;
  readonly tags?: readonly TagMetadata[];
}

/** Tags, edit link and last change of a page. Empty if it has none of these. */
export default function EditMetaRow({
  editUrl,
  lastUpdatedAt,
  lastUpdatedBy,
  checkedAgainst,
  tags = [],
}: Props): ReactNode {
  const format = useDateTimeFormat({dateStyle: 'medium', timeZone: 'UTC'});
  const {
    editLinkText = translate({id: 'theme.common.editThisPage', message: 'Edit this page'}),
    lastUpdatedText = translate({
      id: 'site.page.lastUpdated.label',
      message: 'Last Updated',
      description: "Stands before the date of the page's last change",
    }),
  } = useThemeTexts();
  const editAddress = editLinkText ? editUrl : null;
  const hasDate = Boolean(lastUpdatedAt ?? lastUpdatedBy);
  if (!editAddress && !hasDate && tags.length === 0) {
    return null;
  }
  return (
    <footer className={styles.meta}>
      {/* The stock list has a stylesheet that every page would load. */}
      {tags.length > 0 && (
        <div className={styles.tags}>
          <Translate id="theme.tags.tagsListLabel">Tags:</Translate>
          {tags.map(({label, permalink}) => (
            <Fragment key={permalink}>
              {' '}
              <Link to={permalink}>{label}</Link>
            </Fragment>
          ))}
        </div>
      )}
      {editAddress && (
        <Link to={editAddress}>
          <IconEdit width="16" height="16" />
          {editLinkText}
        </Link>
      )}
      {checkedAgainst && (
        <span>
          <Translate
            id="site.page.checkedAgainst.label"
            values={{tool: <code>{checkedAgainst}</code>}}
            description="The version of the tool that the page was tested with; {tool} is like @rslib/core 1.0.1"
          >
            {'Checked against {tool}'}
          </Translate>
        </span>
      )}
      {hasDate && (
        <span>
          {lastUpdatedText}{' '}
          {lastUpdatedAt && (
            <time dateTime={new Date(lastUpdatedAt).toISOString()}>
              {format.format(lastUpdatedAt)}
            </time>
          )}
          {lastUpdatedBy && (
            <Translate id="theme.lastUpdated.byUser" values={{user: lastUpdatedBy}}>
              {' by {user}'}
            </Translate>
          )}
        </span>
      )}
    </footer>
  );
}
