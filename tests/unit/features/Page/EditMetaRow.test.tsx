/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import {screen} from '@testing-library/react';

import EditMetaRow from '../../../../src/features/Page/EditMetaRow';
import {names} from '../../../support/names';
import {defaultFixture} from '../../../support/docusaurusMocks/siteFixture';
import {renderSite} from '../../../support/docusaurusMocks/renderSite';

const editUrl = 'https://code.test/edit/main/docs/guide/start/index.mdx';

/** A quarter of an hour before midnight in UTC, so that another time zone shows another day. */
const lastUpdatedAt = Date.UTC(2026, 10, 19, 23, 45);

describe('EditMetaRow', () => {
  it.each(['en', 'zh'] as const)('PC-3 leads to the source, named in %s', (locale) => {
    renderSite(<EditMetaRow editUrl={editUrl} lastUpdatedAt={null} />, {locale});
    const link = screen.getByRole('link', {name: names[locale].edit});

    expect(link).toHaveAttribute('href', editUrl);
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  });

  it('PC-3 CF-1 has the texts that the configuration sets, by language; an empty one hides the link', () => {
    const texts = {en: {editLinkText: '', lastUpdatedText: 'Changed'}, zh: {editLinkText: '修改'}};
    const site = {...defaultFixture.site, texts};
    const page = <EditMetaRow editUrl={editUrl} lastUpdatedAt={lastUpdatedAt} />;
    const {container, unmount} = renderSite(page, {site});
    expect(screen.queryByRole('link')).toBeNull();
    expect(container).toHaveTextContent('Changed Nov 19, 2026');
    unmount();

    renderSite(page, {site, locale: 'zh'});
    expect(screen.getByRole('link', {name: '修改'})).toHaveAttribute('href', editUrl);
    expect(screen.getByText(/最后更新于/)).toBeVisible();
  });

  it.each([
    ['en', 'Last Updated', 'Nov 19, 2026'],
    ['zh', '最后更新于', '2026年11月19日'],
  ] as const)('PC-2 says in %s when the page was last changed', (locale, label, date) => {
    const {container} = renderSite(<EditMetaRow editUrl={null} lastUpdatedAt={lastUpdatedAt} />, {
      locale,
    });

    expect(container).toHaveTextContent(`${label} ${date}`);
    expect(screen.getByText(date)).toHaveAttribute('datetime', '2026-11-19T23:45:00.000Z');
  });

  it.each([
    [lastUpdatedAt, 'Last Updated Nov 19, 2026 by Jane'],
    [null, 'Last Updated by Jane'],
  ])('PC-2 says who has last changed the page, with the date %j', (date, text) => {
    const {container} = renderSite(
      <EditMetaRow editUrl={null} lastUpdatedAt={date} lastUpdatedBy="Jane" />,
    );

    expect(container).toHaveTextContent(text);
  });

  it('says what the page was checked against, where it is told', () => {
    const {container} = renderSite(
      <EditMetaRow editUrl={editUrl} lastUpdatedAt={null} checkedAgainst="@rslib/core 1.0.1" />,
    );

    expect(container).toHaveTextContent('Checked against @rslib/core 1.0.1');
  });

  it('leads to the pages with the same tags', () => {
    const tags = [
      {label: 'Alpha', permalink: '/tags/alpha', description: undefined, inline: false},
    ];
    renderSite(<EditMetaRow editUrl={null} lastUpdatedAt={null} tags={tags} />);

    expect(screen.getByRole('link', {name: 'Alpha'})).toHaveAttribute('href', '/tags/alpha');
  });

  it('is nothing where nothing is known', () => {
    const {container} = renderSite(<EditMetaRow editUrl={null} lastUpdatedAt={null} />);

    expect(container).toBeEmptyDOMElement();
  });
});
