/** @jest-environment jsdom */
import {waitFor} from '@testing-library/react';
import {Route} from 'react-router-dom';

import {HeadTags, orderTags} from '../../../../src/features/Page/PageHead';
import {renderSite} from '../../../support/docusaurusMocks/renderSite';

describe('HeadTags', () => {
  it('HD-6 adds tags that appear and go with the component', async () => {
    const {navigate} = renderSite(
      <Route exact path="/a">
        <HeadTags tags={[{name: 'meta', props: {name: 'rating', content: 'all'}}]} />
      </Route>,
      {at: '/a'},
    );
    await waitFor(() => expect(document.head.querySelector('meta[name="rating"]')).not.toBeNull());

    navigate('/b');
    await waitFor(() => expect(document.head.querySelector('meta[name="rating"]')).toBeNull());
  });

  it('HD-6 writes tags of one key once, the last one, and higher priority first', () => {
    const ordered = orderTags([
      {name: 'meta', props: {name: 'a', content: '1'}, key: 'a'},
      {name: 'link', props: {rel: 'help', href: '/'}, priority: 2},
      {name: 'meta', props: {name: 'a', content: '2'}, key: 'a', priority: 1},
      {name: 'meta', props: {name: 'z', content: ''}, priority: -1},
    ]);

    expect(ordered.map(({props}) => Object.values(props)[0])).toEqual(['help', 'a', 'z']);
    expect(ordered[1]?.props.content).toBe('2');
  });
});
